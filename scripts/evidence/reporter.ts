import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import {
  type Evidence,
  evidencePath,
  type FileEvidence,
  readEvidence,
  type Testimony,
} from '../../packages/cli/src/clauses/evidence.ts';

/**
 * Writes which tests prove which clauses, and which events and refusals occurred. A file's evidence replaces what an earlier run said of that file,
 * so that a run of a few files leaves the rest as it was.
 */
export default class EvidenceReporter implements Reporter {
  #root = '';
  #startedAt = 0;
  #complete = true;

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
    this.#complete = vitest.config.testNamePattern === undefined;
  }

  onTestRunStart(): void {
    this.#startedAt = Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!this.#complete) return;
    const path = evidencePath(this.#root);
    const kept = Object.entries(readEvidence(this.#root)).filter(([file]) => existsSync(join(this.#root, file)));
    const heard = modules.map((module) => [relative(this.#root, module.moduleId), this.#hear(module)] as const);
    const evidence: Evidence = Object.fromEntries([...kept, ...heard]);
    mkdirSync(dirname(path), { recursive: true });
    // Put in place whole, so that somebody who reads meanwhile finds the old one or the new one.
    const fresh = `${path}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(evidence));
    renameSync(fresh, path);
  }

  #hear(module: TestModule): FileEvidence {
    const tests = [...module.children.allTests()].flatMap((test) => testimony(test) ?? []);
    const { seen } = module.meta();
    return { ranAt: this.#startedAt, tests, ...(seen === undefined ? {} : { seen }) };
  }
}

function testimony(test: TestCase): Testimony | undefined {
  const { claims, cited = [] } = test.meta();
  if (claims === undefined) return undefined;
  return { name: test.fullName, claims, proves: test.result().state === 'passed' ? cited : [] };
}
