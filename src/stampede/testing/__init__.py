"""The laws that every game keeps, whatever its rules.

`pytest --pyargs stampede.testing --game ID` holds a game to them.
It needs what `pip install 'stampede[testing]'` brings.
"""
