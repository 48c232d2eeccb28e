// Which texts and components were on a screen in the language that nobody speaks, kept for the test that goes last.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from '@playwright/test';

/** Components that say nothing of their own, or only seldom: what shows that one of them is there. */
export const SIGNS: Readonly<Record<string, string>> = {
  'app/App.tsx': 'main.silence',
  'app/ErrorBoundary.tsx': '.silence .button',
  'app/LanguageSwitch.tsx': '.language-switch',
  'app/Setting.tsx': '.setting',
  'end/ChanceCurve.tsx': '.curves.chances',
  'end/Led.tsx': '.led',
  'end/ShareMoment.tsx': '.share-moment',
  'front/Expansions.tsx': '.expansions',
  'front/OpenFile.tsx': '.open-file',
  'front/WorthWatching.tsx': '.worth-watching',
  'help/Clause.tsx': '.clause.why',
  'help/ConflictChart.tsx': '.chart-page',
  'help/Handbook.tsx': '.chapter',
  'help/Sure.tsx': '.exactly.proven',
  'help/TermCards.tsx': '.term-card',
  'help/Words.tsx': '.word-list',
  'help/chart/Half.tsx': '.chart-half',
  'help/chart/NumberBox.tsx': '.number-box',
  'leaders/LevelSelect.tsx': 'select:has(> option[value="recruit"])',
  'lessons/CoachCard.tsx': '.teacher.coach',
  'lessons/LessonOver.tsx': '.lesson-over',
  'look/Stages.tsx': '.stages',
  'map/Geometry.tsx': '.zone.land',
  'moment/Afterwards.tsx': '[data-field="afterwards"]',
  'moment/AskOnce.tsx': '.sure[data-sure]',
  'moment/ChartResult.tsx': '.chart-result',
  'moment/Controls.tsx': '.stepper',
  'moment/Dice.tsx': '.die-row',
  'moment/Generic.tsx': '.moment .about',
  'moment/Ladder.tsx': '.ladder',
  'moment/OrdersEditor.tsx': '.orders [data-line]',
  'moment/Veil.tsx': '.veil',
  'moment/Warnings.tsx': '.warnings',
  'moment/deal/Companies.tsx': '[data-side] .cards',
  'moment/deal/NotNow.tsx': '.not-now',
  'moment/flows/Orders.tsx': '.plan',
  'moment/flows/Salaries.tsx': '[data-field="pay"]',
  'online/LeadStrip.tsx': '.away',
  'online/Lobby.tsx': '.lobby',
  'online/Notices.tsx': '.notices',
  'room/Board.tsx': '.board',
  'room/Declined.tsx': '[data-declined]',
  'room/ImaginedNote.tsx': '.imagined',
  'room/OfferCard.tsx': '.deal.offer',
  'room/Presence.tsx': '.presence',
  'room/voices/VoiceSwitch.tsx': '.menu-sheet [aria-pressed]',
  'room/voices/Voices.tsx': '.voices',
  'talk/Messages.tsx': '.said',
  'theatre/Held.tsx': '.unseen-yet',
  'theatre/Speed.tsx': '.stage-speed',
  'theatre/Stage.tsx': '.stage-caption',
  'theatre/scenes/Bids.tsx': '.bid-card',
  'theatre/scenes/Conquest.tsx': '.planted',
};

/** What begins the page, and what draws a picture into a file, show nothing on a screen. */
export const NOTHING_SHOWN = ['main.tsx', 'end/picture.tsx'];

/** Playwright empties this folder when a run begins. */
const seenFile = (): string => join(test.info().project.outputDir, 'seen', 'texts.txt');

const kept = new Set<string>();

/** Keeps the keys of texts and the signs of components that were seen. */
export function keepSeen(seen: readonly string[]): void {
  const fresh = seen.filter((each) => !kept.has(each));
  if (fresh.length === 0) return;
  mkdirSync(dirname(seenFile()), { recursive: true });
  appendFileSync(seenFile(), fresh.map((each) => `${each}\n`).join(''));
  for (const each of fresh) kept.add(each);
}

/** All that was seen in this run. */
export function seenSoFar(): ReadonlySet<string> {
  return new Set(existsSync(seenFile()) ? readFileSync(seenFile(), 'utf8').split('\n') : []);
}
