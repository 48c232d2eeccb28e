// Any program as a commander: it is asked in lines, and whatever it does, an answer comes in time.
import type { Commander, Moment } from '@marshall/bots';
import { type Command, EDITION, parseCommand, parseDraft } from '@marshall/rules';
import { LineProcess, wordsOf } from './process.ts';
import { momentMessage, PROTOCOL, readSaid, type Said } from './protocol.ts';
import { type Report, shown, type Trouble } from './trouble.ts';

/** After so many failures it is not started again, so that an arena ends. */
const MOST_FAILURES = 3;
/** Seconds that it may take to start, at least: some languages take their time. */
const GREETING = 30;

export class Program implements Commander {
  readonly name: string;
  readonly describe = '';
  readonly #seconds: number;
  readonly #report: Report;
  #process: LineProcess | undefined;
  #failures = 0;
  #id = 0;

  /** `line` is its command line; it has so many seconds for every answer. */
  constructor(line: string, seconds: number, report: Report) {
    this.name = line;
    this.#seconds = seconds;
    this.#report = report;
  }

  /** Starts it and waits for its greeting; says what is wrong, if anything is. */
  async start(): Promise<Trouble | undefined> {
    const process = new LineProcess(wordsOf(this.name));
    this.#process = process;
    process.say({ type: 'hello', protocol: PROTOCOL, edition: EDITION });
    const seconds = Math.max(GREETING, this.#seconds);
    const came = await process.next(Date.now() + 1000 * seconds, seconds);
    if ('line' in came && readSaid(came.line)?.type === 'hello') return undefined;
    process.kill();
    this.#process = undefined;
    return 'line' in came ? { kind: 'garbage', line: shown(came.line) } : came.trouble;
  }

  async decide(moment: Moment): Promise<Command> {
    // Drawn even where nobody uses it, so that the chance of others does not depend on what this program does.
    const chance = moment.stream.below(2 ** 31);
    const process = await this.#running();
    if (process === undefined) return moment.fallback;
    const id = ++this.#id;
    process.say(momentMessage(id, moment, chance));
    const until = Date.now() + 1000 * this.#seconds;
    for (;;) {
      const came = await process.next(until, this.#seconds);
      if ('trouble' in came) return this.#fail(came.trouble, moment);
      const said = readSaid(came.line);
      if (said === undefined || said.type === 'hello' || said.id > id)
        return this.#overlook({ kind: 'garbage', line: shown(came.line) }, moment);
      // What it still had to say about an earlier moment is of no use any more.
      if (said.id < id) continue;
      if (said.type === 'error') return this.#overlook({ kind: 'thrown', why: shown(said.sentence) }, moment);
      if (said.type !== 'decide') {
        process.say(answerTo(said, moment));
        continue;
      }
      const command = parseCommand(said.command);
      return command.ok ? command.value : this.#overlook({ kind: 'malformed', refusal: command.refusal }, moment);
    }
  }

  async close(): Promise<void> {
    await this.#process?.close();
    this.#process = undefined;
  }

  /** The process that can be asked: started again after it has failed, but not forever. */
  async #running(): Promise<LineProcess | undefined> {
    if (this.#process !== undefined && !this.#process.over) return this.#process;
    if (this.#failures >= MOST_FAILURES) return undefined;
    const trouble = await this.start();
    if (trouble !== undefined) this.#count(trouble);
    return this.#process;
  }

  #fail(trouble: Trouble, { fallback }: Moment): Command {
    this.#process?.kill();
    this.#process = undefined;
    this.#count(trouble);
    return fallback;
  }

  #count(trouble: Trouble): void {
    this.#report(trouble);
    this.#failures++;
    if (this.#failures === MOST_FAILURES) this.#report({ kind: 'given-up', times: MOST_FAILURES });
  }

  #overlook(trouble: Trouble, { fallback }: Moment): Command {
    this.#report(trouble);
    return fallback;
  }
}

type Inquiry = Extract<Said, { readonly type: 'options' | 'allows' }>;

/** What a program wants to know before it decides. */
export function answerTo(said: Inquiry, moment: Moment): object {
  const { type, id } = said;
  if (type === 'options') {
    const draft = parseDraft(said.draft);
    return draft.ok
      ? { type, id, offers: moment.walk(draft.value) }
      : { type, id, offers: [], error: draft.refusal.code };
  }
  const command = parseCommand(said.command);
  return command.ok
    ? { type, id, allowed: moment.allows?.(command.value) ?? false }
    : { type, id, allowed: false, error: command.refusal.code };
}
