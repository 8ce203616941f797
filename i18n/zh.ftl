# Every word that a person reads, in one catalogue a language. Sections follow the places of the app.
