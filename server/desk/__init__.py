"""What people do online, a function a use case, for the API, the command line and tests alike."""
