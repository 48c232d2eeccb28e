import { expect, test } from 'vitest';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const heard = listen();
const odds = (words: string) => main(['odds', ...words.split(' ')]);

test('marshall odds battle shows losses of both sides, the outcome and the policies', async () => {
  expect(await odds('battle --attack army=5 --defend army=4 --lstars 2:1')).toBe(0);
  expect(heard.out()).toBe(
    [
      '5 armies attack 4 armies.',
      'Dice: attacker 3 (position 1, fire power 1, L-star 1), defender 2 (position 2).',
      'Given: L-stars 2 against 1.',
      '',
      'The defender loses',
      '     exactly         at least',
      '  1    5/108   4.6%         1  100.0%',
      '  2   23/108  21.3%   103/108   95.4%',
      '  3   79/216  36.6%     20/27   74.1%',
      '  4      3/8  37.5%       3/8   37.5%',
      '',
      'The attacker loses',
      '     exactly         at least',
      '  0     1/36   2.8%         1  100.0%',
      '  1      1/4  25.0%     35/36   97.2%',
      '  2      4/9  44.4%     13/18   72.2%',
      '  3      1/4  25.0%      5/18   27.8%',
      '  4     1/36   2.8%      1/36    2.8%',
      '',
      'The target is emptied             3/8  37.5%',
      'The target is captured            3/8  37.5%',
      'The attacking force is wiped out    0   0.0%',
      '',
      'What these odds assume',
      '  The defender pays a set of supplies if they have one.',
      '  The attacker removes as many units as possible, the most valuable first.',
      '  The defender removes as many units as possible, the most valuable first.',
      '  The attacker moves one unit into an emptied target if the supplies allow it.',
      '  There is no first strike, no reinforcement and no counterattack. Every other question gets its default answer.',
    ].join('\n'),
  );
});

test.each([
  ['battle --attack army=5 --defend army=4 --resist', 'defender 1 (position 1)'],
  ['battle --attack army=3 --defend army=3 --levels 4:1', 'Points added: attacker 3.'],
  ['battle --attack army=3 --defend army=3 --levels 4:1', 'attacker 2 (position 1, High-Tech 1)'],
  [
    'battle --attack army=4 --defend army=2 --tactic amphibious --levels army=4,navy=3:army=2',
    'attacker 4 (position 1, fire power 1, High-Tech 2)',
  ],
  ['battle --attack army=2 --militia', 'The target is captured            5/6  83.3%'],
  ['battle --attack navy=1 --militia --sea', 'The target is captured            1/3  33.3%'],
  ['battle --attack navy=1 --defend navy=2,aboard=5', '  4      1/2  50.0%       2/3   66.7%'],
  ['battle --attack army=4 --defend army=2 --tactic amphibious', '4 armies and 1 navy land against 2 armies.'],
  ['battle --attack army=4 --defend army=2 --tactic amphibious --navies 3', '4 armies and 3 navies land'],
  ['battle --attack army=2 --defend army=1 --tactic airborne --to-the-end --sets 2', 'Rounds'],
  ['battle --attack army=5 --defend army=1 --no-occupation', 'The target is captured                0   0.0%'],
  ['battle --attack army=2 --defend army=2 --attacker-picks none', '  0        1  100.0%'],
  ['strike --nukes 3 --targets 3 --lstars 2', '  1    25/36  69.4%         1  100.0%'],
  ['strike --nukes 3 --targets 3 --lstars 2 --champions 2', '  0   85/144  59.0%         1  100.0%'],
  ['strike --nukes 2,1 --lstars 3 --shots fewest-first', '  1     5/12  41.7%    91/216   42.1%'],
  ['strike --nukes 1 --destroyed 14', 'The game ends in a Coup Final  1/2  50.0%'],
  ['blast --nukes 2 --lstars 2,1', 'All L-stars are destroyed  2/27  7.4%'],
  ['clash', 'Both lose an L-star                 1/6  16.7%'],
  ['roulette --destroyed 14', '         16      1/3  33.3%      5/6   83.3%'],
])('marshall odds %s', async (words, line) => {
  expect(await odds(words)).toBe(0);
  expect(heard.out()).toContain(line);
});

test('--json gives the same as data', async () => {
  expect(await odds('battle --attack army=3 --defend army=3 --json')).toBe(0);
  expect(JSON.parse(heard.out())).toMatchObject({
    forces: { attacker: { army: 3 }, defender: { army: 3 } },
    dice: { attacker: { position: 1 }, defender: { position: 2 } },
    defenderLoses: [
      { number: 0, exactly: { fraction: '1/3' } },
      { number: 1, exactly: { fraction: '1/2', percent: 50 } },
      { number: 2, exactly: { fraction: '1/6' }, atLeast: { fraction: '1/6' } },
    ],
    captured: { fraction: '0', percent: 0 },
    wipedOut: { fraction: '5/18' },
  });
});

test.each([
  ['', 'Choose the odds you want: battle, strike, blast, clash, roulette.'],
  ['weather', "Choose the odds you want: battle, strike, blast, clash, roulette, not 'weather'."],
  ['constructor', "Choose the odds you want: battle, strike, blast, clash, roulette, not 'constructor'."],
  ['battle', 'Choose the attacking units, such as --attack army=5.'],
  ['battle --attack army=5000 --defend army=4', '--attack takes at most 99 units of a kind, not 5000.'],
  [
    'battle --attack army=5 --defend army=4 --options pirates=2',
    'The option “Pirates” needs “Colonial Legions and Merchant Marine”. Switch on both, or neither. Add --options merchantMarine=true.',
  ],
  [
    'battle --attack navy=3,aboard=9 --defend army=2 --tactic amphibious',
    'Give the armies that land and the navies separately, such as --attack army=6 --navies 2.',
  ],
  ['battle --attack army=5', 'Choose the defending units, such as --defend army=4. If nobody defends, use --militia.'],
  [
    'battle --attack army=5 --defend army=4 --militia',
    'Choose either --defend or --militia. The militia resists only where nobody defends.',
  ],
  ['battle --attack armies=5 --militia', "--attack takes units such as army=5 or navy=3,aboard=4, not 'armies=5'."],
  [
    'battle --attack army=1,navy=1 --militia',
    'Attack from one zone: with armies from a territory, or with navies from a sea.',
  ],
  [
    'battle --attack army=5 --defend army=0',
    'Give the defender at least one unit. If nobody defends, the militia resists.',
  ],
  [
    'battle --attack apc=1 --militia',
    'There are no APCs in this game. Leave them out, or turn on the expansion that has them.',
  ],
  ['battle --attack army=9 --militia --tactic amphibious --navies 2', 'You need at least 3 navies to land 9 armies.'],
  ['battle --attack navy=1,aboard=5 --militia --sea', 'There is room aboard for 4 armies, not for 5.'],
  [
    'battle --attack navy=1 --militia --tactic airborne',
    'An assault puts armies into a territory. Give the armies that land, and choose a territory.',
  ],
  [
    'battle --attack army=1 --militia --lstars 2',
    "--lstars takes the L-stars of the attacker and the defender, such as 2:1, not '2'.",
  ],
  [
    'battle --attack army=5 --defend army=4 --levels 7:1',
    "--levels takes the levels of the attacker and the defender, 0 to 5, such as 3:1 or army=3,navy=2:army=1, not '7:1'.",
  ],
  ['battle --attack army=1 --militia --tactic bold', "--tactic must be direct, amphibious or airborne, not 'bold'."],
  ['battle --attack army=1 --militia --frob', 'There is no option --frob here. Use --help to see the options.'],
  ['strike', 'Choose how many nukes, such as --nukes 3.'],
  ['strike --nukes 2 --targets 3', 'Aim at least one nuke at every target.'],
  ['roulette --destroyed 18', "--destroyed must be a whole number from 0 to 17, not '18'."],
  ['clash again', "'again' doesn’t belong here. Run ./marshall odds --help to see the options."],
])('marshall odds %s is one sentence and exit code 2', async (words, sentence) => {
  expect(await odds(words)).toBe(2);
  expect(heard.err()).toBe(sentence);
  expect(heard.out()).toBe('');
});

test('what is said twice is refused, and the chart is named where it decides', async () => {
  expect(await odds('battle --attack army=5 --attack army=6 --defend army=3')).toBe(2);
  expect(await odds('battle --attack army=5,army=3 --defend army=3')).toBe(2);
  expect(await odds('battle --attack army=3 --defend army=2 --options combatResolution=chart')).toBe(0);
  expect(heard.out()).toContain('The Military Conflict Chart decides');
  expect(heard.out()).not.toContain('militia');
});

test.each([
  'battle --attack navy=3 --defend navy=2 --options combatResolution=chart --options highTech=true --levels 3:1',
  'battle --attack army=4 --defend army=2 --tactic amphibious --navies 2 --options combatResolution=chart',
  'battle --attack army=4,apc=1 --defend army=2 --options combatResolution=chart --options apc=true',
])('C-MAP-01 where the chart decides no dice are counted: %s', async (words) => {
  expect(await odds(words)).toBe(0);
  expect(heard.out()).toContain('The Military Conflict Chart decides');
  expect(heard.out()).not.toContain('Dice:');
});

test.each([
  ['battle --attack army=4 --defend army=3 --tactic amphibious --navies 2 --options apc=true --defender-picks'],
  ['battle --attack army=4 --defend army=3,apc=1 --tactic amphibious --navies 2 --options apc=true --defender-picks'],
  [
    'battle --attack army=3 --defend army=3 --tactic amphibious --navies 2 --options apc=true --options highTech=true --defender-picks',
  ],
])('A-TGT-01 with APCs too a side removes what it would rather: %s', async (words) => {
  const told = async (picks: string) => {
    const before = heard.out().length;
    expect(await odds(`${words} ${picks} --json`)).toBe(0);
    return heard.out().slice(before);
  };
  expect(await told('navies-first')).not.toBe(await told('armies-first'));
});

test.each([
  'battle --attack army=6 --defend army=4 --resist --options combatResolution=chart',
  'battle --attack army=5 --defend army=2,apc=1 --tactic airborne --to-the-end --options combatResolution=chart --options apc=true',
  'battle --attack navy=2,aboard=3 --defend navy=2 --lstars 1:1 --options combatResolution=chart --options merchantMarine=true',
])('C-MAP-01 the chart counts no dice, with other forces either: %s', async (words) => {
  expect(await odds(words)).toBe(0);
  expect(heard.out()).toContain('The Military Conflict Chart decides');
  expect(heard.out()).not.toMatch(/Dice:|militia/);
  const text = heard.out().length;
  expect(await odds(`${words} --json`)).toBe(0);
  expect(JSON.parse(heard.out().slice(text))).not.toHaveProperty('dice');
});

test('C-MAP-01, B-TAC-17 militia fights with one die where the chart decides between players', async () => {
  expect(await odds('battle --attack army=3 --militia --tactic airborne --options combatResolution=chart')).toBe(0);
  expect(heard.out()).toContain('Dice: militia 1.');
});
