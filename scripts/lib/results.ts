import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.ts';

export type Results = { passed: number; failed: number; skipped: number; failures: string[]; skips: string[] };

export const NO_RESULTS: Results = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [] };

/** Maximum number of lines of an error: enough for a message and a difference. */
const MAX_ERROR_LINES = 20;

export function sum(all: Results[]): Results {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
      skips: [...total.skips, ...one.skips],
    }),
    NO_RESULTS,
  );
}

export function lastLine({ passed, failed, skipped }: Results): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
};
type VitestTest = { status: string; fullName: string; failureMessages: string[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = { specs: PlaywrightTest[]; suites?: PlaywrightSuite[] };
type PlaywrightTest = {
  ok: boolean;
  file: string;
  line: number;
  title: string;
  tests: {
    status?: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    annotations?: { type: string; description?: string }[];
    results: { errors: PlaywrightError[] }[];
  }[];
};
type PlaywrightError = { message?: string };

type Report = { report: 'vitest' | 'playwright'; file: string; exitCode: number };

/** A runner that fails without a failed test, such as by a crash or an unhandled error, counts as one failure. */
export function readResults({ report, file, exitCode }: Report): Results {
  const results = parse(report, file) ?? { ...NO_RESULTS, failed: 1 };
  const isSilentlyBad = exitCode !== 0 && results.failed === 0;
  return isSilentlyBad ? { ...results, failed: 1 } : results;
}

function parse(report: 'vitest' | 'playwright', file: string): Results | null {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  return report === 'vitest' ? ofVitest(json as VitestReport) : ofPlaywright(json as PlaywrightReport);
}

function ofVitest(report: VitestReport): Results {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0])),
  );
  const skips = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${path.relative(root, name)} › ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [...failed, ...broken.map(({ name, message }) => failure(name, message))],
    skips,
  };
}

function ofPlaywright({ stats, errors, suites }: PlaywrightReport): Results {
  const tests = suites.flatMap(collectTests);
  const failed = tests.filter(({ ok }) => !ok);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map(({ file, line, title, tests }) =>
        failure(`${file}:${line} › ${title}`, tests[0]?.results[0]?.errors[0]?.message),
      ),
      ...errors.map(({ message }) => failure('outside of any test', message)),
    ],
    skips: tests.flatMap(({ file, title, tests: [run] }) => {
      if (run?.status !== 'skipped') return [];
      const reason = run.annotations?.find(({ type }) => type === 'skip')?.description;
      return [`${file} › ${title}${reason ? `: ${reason}` : ''}`];
    }),
  };
}

function collectTests({ specs, suites = [] }: PlaywrightSuite): PlaywrightTest[] {
  return [...specs, ...suites.flatMap(collectTests)];
}

/** Returns a test's title and the first lines of its error, without stack lines of packages. */
function failure(title: string, said = ''): string {
  const lines = stripVTControlCharacters(said).trim().split('\n');
  const own = lines.filter((line) => !line.includes('/node_modules/')).slice(0, MAX_ERROR_LINES);
  return [title, ...own.map((line) => `    ${line}`.trimEnd())].join('\n');
}
