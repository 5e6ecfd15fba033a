import { readFileSync } from 'node:fs';

export type Results = { passed: number; failed: number; skipped: number };

export const none: Results = { passed: 0, failed: 0, skipped: 0 };

export function sum(all: Results[]): Results {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
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
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

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
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

function ofPlaywright({ stats, errors }: PlaywrightReport): Results {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
