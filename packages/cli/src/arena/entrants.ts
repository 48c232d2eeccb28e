import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMANDERS, type Commander, commanderNamed } from '@marshall/bots';
import { parseCommand } from '@marshall/rules';
import { UsageError } from '../command.ts';
import { Program } from '../engine/program.ts';
import type { Report, Trouble } from '../engine/trouble.ts';
import { words } from '../words.ts';
import { sayTrouble } from './describe.ts';

/** How a program is named in a field. */
const PROGRAM = 'cmd:';

/** A trouble, and whose it is. */
export interface Troubled {
  readonly entrant: string;
  readonly trouble: Trouble;
}

/** The commanders of a field by the names they have in it. */
export class Entrants {
  readonly #commanders = new Map<string, Commander>();
  readonly #programs: Program[] = [];
  #troubles: Troubled[] = [];

  /** Known ones, files whose default export is one, and programs that are started; `seconds` is how long those may take. */
  static async load(field: readonly string[], seconds: number): Promise<Entrants> {
    const entrants = new Entrants();
    try {
      for (const name of new Set(field)) await entrants.#load(name, seconds);
    } catch (error) {
      await entrants.close();
      throw error;
    }
    return entrants;
  }

  of(name: string): Commander {
    const commander = this.#commanders.get(name);
    if (commander === undefined) throw new Error(`no entrant ${name}`);
    return commander;
  }

  /** What has gone wrong since this was asked last. */
  takeTroubles(): readonly Troubled[] {
    const taken = this.#troubles;
    this.#troubles = [];
    return taken;
  }

  async close(): Promise<void> {
    await Promise.all(this.#programs.map((program) => program.close()));
  }

  async #load(name: string, seconds: number): Promise<void> {
    const report: Report = (trouble) => this.#troubles.push({ entrant: name, trouble });
    if (!name.startsWith(PROGRAM)) {
      this.#commanders.set(name, isFile(name) ? guarded(await fromFile(name), report) : known(name));
      return;
    }
    const line = name.slice(PROGRAM.length).trim();
    if (line === '') throw new UsageError(words.arena.noProgram);
    const program = new Program(line, seconds, report);
    this.#programs.push(program);
    const trouble = await program.start();
    if (trouble?.kind === 'not-started') throw new UsageError(sayTrouble(name, trouble));
    if (trouble !== undefined) throw new UsageError(words.arena.noGreeting(sayTrouble(name, trouble)));
    this.#commanders.set(name, program);
  }
}

function known(name: string): Commander {
  const found = commanderNamed(name);
  if (found !== undefined) return found;
  const parts = COMMANDERS.map((commander) => commander.name.split(':'));
  const levels = new Set(parts.map(([level = '']) => level));
  const characters = new Set(parts.flatMap(([, character]) => character ?? []));
  throw new UsageError(words.arena.noCommander(name, [...levels], [...characters]));
}

async function fromFile(name: string): Promise<Commander> {
  const path = resolve(name);
  if (!existsSync(path)) throw new UsageError(words.arena.noFile(name));
  if (isTypeScript(name) && !runsTypeScript()) throw new UsageError(words.arena.noTypeScript(name, process.version));
  const loaded: unknown = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new UsageError(words.arena.notLoaded(name, whyOf(error)));
  });
  const commander = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined;
  if (!isCommander(commander)) throw new UsageError(words.arena.notCommander(name));
  return commander;
}

/** Somebody else's commander: where it fails, or answers with what is no command, the default is played. */
function guarded(commander: Commander, report: Report): Commander {
  return {
    name: commander.name,
    describe: commander.describe,
    async decide(moment) {
      try {
        const command = parseCommand(await commander.decide(moment));
        if (command.ok) return command.value;
        report({ kind: 'malformed', refusal: command.refusal });
      } catch (error) {
        report({ kind: 'thrown', why: whyOf(error) });
      }
      return moment.fallback;
    },
  };
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isFile(name: string): boolean {
  return /\.[mc]?[jt]s$/.test(name) || name.includes('/');
}

function isTypeScript(name: string): boolean {
  return /\.[mc]?ts$/.test(name);
}

/** Whether this Node drops types as it loads a file; the declarations of Node 20 do not know of it. */
function runsTypeScript(): boolean {
  return 'typescript' in process.features && process.features.typescript !== false;
}

function isCommander(value: unknown): value is Commander {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'decide' in value &&
    typeof value.decide === 'function'
  );
}
