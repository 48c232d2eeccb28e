// What a player says with an attack or a defense about the time after the battle.

export const afterwardsWords = {
  label: 'After the battle',
  choices: {
    'attack:move-in': 'Move in, no reinforcements',
    'attack:stay': 'Stay, no reinforcements',
    'attack:ask': 'Ask me',
    'defend:stay': 'No reinforcements',
    'defend:ask': 'Ask me',
  } as Readonly<Record<string, string>>,
};
