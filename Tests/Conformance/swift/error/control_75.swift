do { } catch { }
else { }
