"""What gunicorn and the `flask` command load."""

from server import create_app

app = create_app()
