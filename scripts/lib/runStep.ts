import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { NO_RESULTS, type Results, readResults } from './results.ts';
import { root, type Step } from './steps.ts';

export type Output = 'as it comes' | 'at the end';

/** Limit that ends a step that hangs, but not a slow one: the machine may have other work. */
const MAX_MINUTES = process.env.TEST_DEPTH === 'deep' ? 180 : 40;

/**
 * Builds and static checks print their output only on failure, test runners always.
 * @param output whether a test runner prints as it runs, or at the end because another runner prints meanwhile
 */
export async function runStep(step: Step, more: string[], output: Output): Promise<Results> {
  if (!step.report) {
    const { code, said } = await run(step, [], {}, 'at the end');
    if (code !== 0) console.log(said.trimEnd());
    return code === 0 ? { ...NO_RESULTS, passed: 1 } : { ...NO_RESULTS, failed: 1 };
  }
  const browser = step.group === 'browser' ? findBrowser() : '';
  if (browser === null) return { ...NO_RESULTS, failed: 1 };
  const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-report-'));
  const file = path.join(folder, 'report.json');
  const { code, said } = await run(
    step,
    [...reporters(step.report, file), ...more],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    output,
  );
  if (output === 'at the end') console.log(said.trimEnd());
  const results = readResults({ report: step.report, file, exitCode: code });
  rmSync(folder, { recursive: true });
  return results;
}

function reporters(report: 'vitest' | 'playwright', file: string): string[] {
  if (report === 'playwright') return ['--reporter=list,json'];
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function run(
  step: Step,
  more: string[],
  env: Record<string, string>,
  output: Output,
): Promise<{ code: number; said: string }> {
  const [program = '', ...args] = step.command;
  const child = spawn(program, [...args, ...more], {
    cwd: path.join(root, step.cwd ?? ''),
    env: { ...process.env, ...step.env, ...env },
    stdio: output === 'at the end' ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  const timer = setTimeout(() => {
    said += `\nStopped after ${MAX_MINUTES} minutes.`;
    child.kill('SIGTERM');
  }, MAX_MINUTES * 60_000);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, said: error.message }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, said });
    });
  });
}
