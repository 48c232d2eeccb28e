// What a player says with an attack, a defense or an answer after the dice about the rest of the battle.

export const afterwardsWords = {
  label: 'After the battle',
  nothingMore: 'Nothing more in this battle',
  askAgain: 'Not now, but ask me about the rest',
  choices: {
    'attack:move-in': 'Move in, no reinforcements',
    'attack:stay': 'Stay, no reinforcements',
    'attack:ask': 'Ask me once',
    'attack:ask-again': 'Ask me about everything',
    'defend:stay': 'No reinforcements',
    'defend:ask': 'Ask me once',
    'defend:ask-again': 'Ask me about everything',
    'occupy:ask': 'Ask me',
    'occupy:done': 'Nothing more in this battle',
    'occupy-by-sea:ask': 'Ask me',
    'occupy-by-sea:done': 'Nothing more in this battle',
    'occupy:ask-again': 'Ask me about the rest',
    'occupy-by-sea:ask-again': 'Ask me about the rest',
    'reinforce:done': 'Nothing more in this battle',
    'reinforce:ask-again': 'Ask me about the rest',
  } as Readonly<Record<string, string>>,
};
