"""HTTP: limits, files, REST and its errors."""
