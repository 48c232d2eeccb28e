// How long commanders think about a decision. The same seed gives the same decisions, so every game is played several times and the
// shortest time of each decision counts: what a busy machine adds is left out. The first game only warms up.
import { playGame } from '@marshall/bots';
import { fixture, setupOf } from '@marshall/bots/arena';

/** Milliseconds of every decision of the games of a plan, the shortest of several times. */
export function thinkTimes(plan, commanderOf, times = 3) {
  const all = [];
  for (let i = 0; i < plan.games; i++) {
    const { setup, secret } = setupOf(plan, fixture(plan, i));
    const { seated } = fixture(plan, i);
    const shortest = [];
    for (let time = 0; time < times; time++) {
      let n = 0;
      const timed = (commander) => ({
        ...commander,
        decide(moment) {
          const began = performance.now();
          const command = commander.decide(moment);
          shortest[n] = Math.min(shortest[n] ?? Number.POSITIVE_INFINITY, performance.now() - began);
          n += 1;
          return command;
        },
      });
      playGame(setup, secret, Object.fromEntries(setup.seats.map((seat, k) => [seat, timed(commanderOf(seated[k]))])));
    }
    if (i > 0) all.push(...shortest);
  }
  return all.sort((a, b) => a - b);
}
