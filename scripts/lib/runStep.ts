import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { none, type Results, readResults } from './results.ts';
import { root, type Step } from './steps.ts';

/** Against what hangs, not against what is slow: the machine may have other work. */
const LONGEST_MINUTES = 40;

/** Runs one step. Static checks say something only when they fail; test runners always do. */
export async function runStep(step: Step, more: string[]): Promise<Results> {
  if (!step.report) {
    const { code, output } = await run(step, [], {}, 'quiet');
    if (code !== 0) console.log(output.trimEnd());
    return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  }
  const browser = step.group === 'browser' ? findBrowser() : '';
  if (browser === null) return { ...none, failed: 1 };
  const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-report-'));
  const file = path.join(folder, 'report.json');
  const { code } = await run(
    step,
    [...reporters(step.report, file), ...more],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    'inherit',
  );
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
  output: 'quiet' | 'inherit',
): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = step.command;
  const child = spawn(program, [...args, ...more], {
    cwd: path.join(root, step.cwd ?? ''),
    env: { ...process.env, ...step.env, ...env },
    stdio: output === 'quiet' ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const timer = setTimeout(() => {
    text += `\nStopped after ${LONGEST_MINUTES} minutes.`;
    child.kill('SIGTERM');
  }, LONGEST_MINUTES * 60_000);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: text });
    });
  });
}
