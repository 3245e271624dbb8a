# Environments for learners.

error-env-value = { $key } cannot be “{ $value }”. Known: { $known }.
