import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** `failures` says of each failed test which it is and what it said. */
export type Results = { passed: number; failed: number; skipped: number; failures: string[] };

export const none: Results = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Enough for an error and what differs; all of it stands where the test ran. */
const SAID_LINES = 20;

export function sum(all: Results[]): Results {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    none,
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
  tests: { results: { errors: PlaywrightError[] }[] }[];
};
type PlaywrightError = { message?: string };

type Report = { report: 'vitest' | 'playwright'; file: string; exitCode: number };

/**
 * What a runner's report says. A runner that ended badly without a failed test (it crashed, a file could not be loaded,
 * an error was left unhandled) counts as one failure.
 */
export function readResults({ report, file, exitCode }: Report): Results {
  const results = parse(report, file) ?? { ...none, failed: 1 };
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

/** A file that cannot even be loaded has no tests to fail: it counts as one. */
function ofVitest(report: VitestReport): Results {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [...failed, ...broken.map(({ name, message }) => failure(name, message))],
  };
}

function ofPlaywright({ stats, errors, suites }: PlaywrightReport): Results {
  const failed = suites.flatMap(testsOf).filter(({ ok }) => !ok);
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
  };
}

function testsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightTest[] {
  return [...specs, ...suites.flatMap(testsOf)];
}

/** Which test it is, and the beginning of what it said, without the way through the runner. */
function failure(title: string, said = ''): string {
  const lines = stripVTControlCharacters(said).trim().split('\n');
  const own = lines.filter((line) => !line.includes('/node_modules/')).slice(0, SAID_LINES);
  return [title, ...own.map((line) => `    ${line}`.trimEnd())].join('\n');
}
