// What each step of a lesson says, in English.
export const steps = {
  'economy-aim':
    'You lead Europe. The richest power wins in the end, so this lesson is about money. Your five home territories are lit up; your six companies are there.',
  'economy-pay':
    'A cycle begins with Pay: $50M for each open company, $10M for each army. If you don’t pay a company, it produces nothing. Press “Pay everyone”.',
  'economy-transfer':
    'Stage 2, Transfer, ran by itself: your companies put grain, oil and minerals into your supply center. It holds 12 of each.',
  'economy-bid':
    'The other stages cost a cube each, and you have three per cycle. Everyone decides in secret. You have plenty of oil: bid for Sell, then seal it.',
  'economy-sell':
    'You rolled higher, so you sell first. You get today’s price for everything you sell, and then it falls. Choose oil, take all 9, then one fewer: keep one of each good for building.',
  'economy-price':
    'Look at the market: your sale pushed the oil price down, and the Soviet Union sold right after you for far less. That is why going first matters.',
  'economy-pass':
    'You get another turn, and could sell another resource. Keep your grain and minerals for building, and pass.',
  'economy-bid-build': 'This lesson skips Attack and Move. Build is next. You have money now, so bid another cube.',
  'economy-build':
    'One set of supplies (a grain, an oil and a mineral) pays for up to three units, at $100M each. Choose armies, then Eastern Europe, and build three.',
  'economy-end-build': 'Three more armies guard Eastern Europe now. You could go on here, but save your money: pass.',
  'economy-bid-buy': 'The last stage is Buy. Oil is cheap after all those sales. Use your third cube.',
  'economy-buy':
    'Buy 10 oil at this low price. Each unit you buy pushes the price up again, so what you hold is worth more at once.',
  'economy-done':
    'You sold oil at a high price, raised three armies and bought the oil back for a fraction. Sell high, buy low, and guess when the others will do the same: that is half the game.',
  'landing-look':
    'You lead the USA. A navy with four armies aboard lies in the Gulf of Guinea. Two African armies hold Nigeria, where there is an oil company.',
  'landing-declare':
    'Choose “Assault by sea”, then Nigeria. Add the navy, then let all four armies land. Before you attack, read the odds: they are exact.',
  'landing-dice':
    'Both sides used a set of supplies and rolled. Every three points remove one unit, and both sides fire. The battle card on the map shows each die.',
  'landing-stay':
    'You could bring up more units now, at the usual cost of moving. Two armies are enough to hold the beach: press “No reinforcements”.',
  'landing-spoils':
    'Nigeria is yours, and so is its company: from now on it fills your supply center. Africa had the right to strike back and didn’t.',
  'landing-pass': 'You can attack again for another set of supplies. Don’t push your luck: pass.',
  'landing-done':
    'Land where the odds are good, bring enough to stay, and take territories with companies. A power that loses all its home territories is out, and the conqueror takes everything it has.',
  'crisis-look':
    'You lead Europe. The clouds are territories that nukes have destroyed: eleven so far. The Soviet Union has just launched two nukes at Western Europe.',
  'crisis-shoot':
    'Your three L-stars can stop them. Each fires once: on 1 to 5 it destroys a nuke, on a 6 it misses. Fire the first one.',
  'crisis-shoot-again': 'One nuke is gone. Fire again at the other.',
  'crisis-clouds':
    'Western Europe still stands. Now think: from the 13th destroyed territory on, each one can end the world, and then nobody wins. Eleven are gone already.',
  'crisis-answer':
    'You can strike back once. Four Soviet armies stand in Romania, and one L-star guards them. Choose “Launch nukes”, aim both at Romania, and launch.',
  'crisis-result':
    'The L-star stopped one nuke, but the other hit: the armies are gone, and Romania is the twelfth cloud. After the next one, a die decides whether the world ends.',
  'crisis-pass': 'Now it is your own turn to attack. Leave the world as it is: pass.',
  'crisis-done':
    'L-stars protect you, and everyone knows it. Nukes work best while they stay in the silo: they cost a fortune, they destroy what you could have taken, and too many end the game for everyone.',
} as const;
