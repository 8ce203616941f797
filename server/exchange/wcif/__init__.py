"""Reading a WCIF (WCA Competition Interchange Format): one file describes one competition.

`source` turns bytes into a document, `document` checks it whole and gives plain structures, `load`
writes those. Nothing is written before the last check has passed.
"""
