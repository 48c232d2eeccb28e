// What a player says with an attack, a defense or an answer after the dice about the rest of the battle.

export const afterwardsWords = {
  label: 'After the battle',
  nothingMore: 'Nothing more in this battle',
  choices: {
    'attack:move-in': 'Move in, no reinforcements',
    'attack:stay': 'Stay, no reinforcements',
    'attack:ask': 'Ask me',
    'defend:stay': 'No reinforcements',
    'defend:ask': 'Ask me',
    'occupy:ask': 'Ask me',
    'occupy:done': 'Nothing more in this battle',
    'occupy-by-sea:ask': 'Ask me',
    'occupy-by-sea:done': 'Nothing more in this battle',
  } as Readonly<Record<string, string>>,
};
