// What it takes to write the log of a game in words, in every language. npm run bench -- log

import { playRandomGame } from '@marshall/rules/testing';
import { sayEvent } from '@marshall/words';
import { ALL } from '@marshall/words/all';

const LINES = 2000;
const RUNS = 15;

const { game, entries } = playRandomGame({
  seed: 'log bench',
  players: 6,
  options: { apc: true, merchantMarine: true, highTech: true },
});
const events = entries.flatMap((entry) => entry.events).slice(0, LINES);

for (const [code, language] of Object.entries(ALL)) {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    for (const event of events) sayEvent(language, game, event);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  console.log(
    `${code}: ${events.length} events in ${times[RUNS >> 1]?.toFixed(1)} ms (best ${times[0]?.toFixed(1)}) of processor time`,
  );
}
