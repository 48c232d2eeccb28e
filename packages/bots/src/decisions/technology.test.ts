import type { Command, Seat } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { playGame } from '../arena/play.ts';
import type { Commander } from '../commander.ts';
import { commanderNamed } from '../roster.ts';

test('officers and recruits research, deploy, show and use technology, and are never refused', {
  timeout: 3_600_000,
}, () => {
  const used = new Set<Command['type']>();
  for (let i = 0; i < 4; i++) {
    const { setup, secret } = planSetup({
      players: 3 + i,
      seed: `technology ${i}`,
      options: { highTech: true, apc: i % 2 === 1, detenteCycle: 8 },
    });
    const seated: Record<Seat, Commander> = {};
    setup.seats.forEach((seat, k) => {
      seated[seat] = heard(['officer', 'officer:hawk', 'recruit', 'random'][k % 4] ?? 'officer', used);
    });
    expect(playGame(setup, secret, seated).refused).toEqual([]);
  }
  for (const type of [
    'write-agenda',
    'research-technology',
    'deploy-technology',
    'disclose',
    'show-technology',
  ] as const)
    expect([...used]).toContain(type);
});

/** A commander whose commands are noted, those of chance apart. */
function heard(name: string, used: Set<Command['type']>): Commander {
  const commander = commanderNamed(name);
  if (commander === undefined) throw new Error(`no commander ${name}`);
  if (name === 'random') return commander;
  return {
    ...commander,
    decide: (moment) => {
      const command = commander.decide(moment);
      if ('type' in command) used.add(command.type);
      return command;
    },
  };
}
