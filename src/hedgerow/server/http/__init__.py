"""The doors: limits, files, REST and its errors."""
