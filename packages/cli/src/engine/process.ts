// A program that runs beside this one and is talked to in lines.
import { type ChildProcess, spawn } from 'node:child_process';
import { shown, type Trouble } from './trouble.ts';

/** A line longer than this is no message, and more lines than this are none that somebody waits for. */
const LONGEST_LINE = 1_000_000;
const MOST_LINES = 1000;

type Came = { readonly line: string } | { readonly trouble: Trouble };

export class LineProcess {
  readonly #child: ChildProcess;
  readonly #inbox: Came[] = [];
  #part = '';
  #wake: (() => void) | undefined;
  #over = false;

  constructor([file = '', ...args]: readonly string[]) {
    // In a group of its own: Ctrl-C lets the game under way end, and what it has started itself ends with it.
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: process.platform !== 'win32' });
    this.#child.on('error', (error) => this.#end({ kind: 'not-started', why: error.message }));
    this.#child.on('close', (code, signal) => this.#end({ kind: 'ended', how: String(signal ?? code) }));
    // A program that is gone is heard of when it closes.
    this.#child.stdin?.on('error', () => {});
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
  }

  /** Whether nothing more will come of it. */
  get over(): boolean {
    return this.#over;
  }

  say(message: object): void {
    if (!this.#over) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line, or what has gone wrong; `seconds` is how long it had in all, for the sentence. */
  async next(until: number, seconds: number): Promise<Came> {
    if (this.#inbox.length === 0 && !this.#over) await this.#come(until - Date.now());
    return this.#inbox.shift() ?? { trouble: { kind: 'silent', seconds } };
  }

  /** Ends it: a program may end by itself when its input closes, and is ended otherwise. */
  async close(graceMillis = 500): Promise<void> {
    this.#child.stdin?.end();
    const until = Date.now() + graceMillis;
    while (!this.#over && Date.now() < until) {
      this.#inbox.length = 0;
      await this.#come(until - Date.now());
    }
    this.kill();
  }

  kill(): void {
    this.#over = true;
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) {
      try {
        if (process.platform === 'win32') this.#child.kill('SIGKILL');
        else process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    this.#child.unref();
  }

  #come(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, Math.max(0, millis));
      this.#wake = done;
    });
  }

  #hear(text: string): void {
    const lines = (this.#part + text).split('\n');
    this.#part = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') this.#inbox.push({ line });
    if (this.#part.length > LONGEST_LINE || this.#inbox.length > MOST_LINES) {
      this.#inbox.length = 0;
      this.#end({ kind: 'garbage', line: shown(lines[0] ?? this.#part) });
      this.kill();
    } else if (this.#inbox.length > 0) this.#wake?.();
  }

  #end(trouble: Trouble): void {
    if (this.#over) return;
    this.#over = true;
    this.#inbox.push({ trouble });
    this.#wake?.();
  }
}

/** The words of a command line: quotation marks keep spaces together, and no shell is asked. */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const [, double, single, plain] of line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g))
    words.push(double ?? single ?? plain ?? '');
  return words;
}
