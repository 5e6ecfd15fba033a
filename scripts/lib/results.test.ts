import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lastLine, readResults, sum } from './results.ts';
import { root } from './steps.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-results-'));

afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: unknown): string {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
}

const loaded = { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] };
const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, testResults: [loaded] };
const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [], suites: [] };

it('sums the results of all runners into one line', () => {
  const results = [
    readResults({ report: 'vitest', file: reportFile(vitest), exitCode: 1 }),
    readResults({ report: 'playwright', file: reportFile(playwright), exitCode: 1 }),
  ];
  expect(lastLine(sum(results))).toBe('12 passed, 3 failed, 5 skipped');
});

it('counts a test file that cannot be loaded as a failure', () => {
  const report = { ...vitest, numFailedTests: 0, testResults: [loaded, { status: 'failed', assertionResults: [] }] };
  expect(readResults({ report: 'vitest', file: reportFile(report), exitCode: 1 }).failed).toBe(1);
});

it('counts a missing or broken report, or a bad exit code without failed tests, as a failure', () => {
  const silent = { ...vitest, numFailedTests: 0 };
  for (const file of ['/no/such/file.json', reportFile('not JSON'), reportFile(silent)]) {
    expect(readResults({ report: 'vitest', file, exitCode: 1 }).failed).toBe(1);
  }
});

it('counts an error of Playwright outside of any test as a failure', () => {
  const report = {
    ...playwright,
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: 'no server' }],
  };
  expect(readResults({ report: 'playwright', file: reportFile(report), exitCode: 1 }).failed).toBe(1);
});

it('lists each failed test with the first lines of its error, without colours', () => {
  const red = '\u001b[31mexpected 1 to be 2\u001b[39m';
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'adds up',
          failureMessages: [`${red}\n    at run (file:///x/node_modules/vitest/run.js:1:2)`],
        },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  const spec = {
    file: 'c.spec.ts',
    line: 7,
    title: 'opens',
    ok: false,
    tests: [{ results: [{ errors: [{ message: red }] }] }],
  };
  const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }];
  const results = [
    readResults({ report: 'vitest', file: reportFile({ ...vitest, testResults }), exitCode: 1 }),
    readResults({
      report: 'playwright',
      file: reportFile({ ...playwright, errors: [{ message: 'no server' }], suites }),
      exitCode: 1,
    }),
  ];
  expect(sum(results).failures).toEqual([
    'a.test.ts › adds up\n    expected 1 to be 2',
    'b.test.ts\n    no such module',
    'c.spec.ts:7 › opens\n    expected 1 to be 2',
    'outside of any test\n    no server',
  ]);
});

it('lists each skipped test, with its reason for Playwright', () => {
  const skippedUnit = { name: path.join(root, 'api/a.test.ts'), status: 'passed', message: '' };
  const assertionResults = [
    { status: 'passed' },
    { status: 'skipped', fullName: 'locks › waits', failureMessages: [] },
  ];
  const ofVitest = { ...vitest, testResults: [{ ...skippedUnit, assertionResults }] };
  const spec = { ok: true, file: 'disk.spec.ts', line: 3, title: 'starts on a full disk' };
  const annotations = [{ type: 'skip', description: 'Only root can mount.' }];
  const specs = [spec, { ...spec, title: 'starts' }].map((given, index) => ({
    ...given,
    tests: [{ status: index === 0 ? 'skipped' : 'expected', annotations: index === 0 ? annotations : [], results: [] }],
  }));
  const results = [
    readResults({ report: 'vitest', file: reportFile(ofVitest), exitCode: 0 }),
    readResults({ report: 'playwright', file: reportFile({ ...playwright, suites: [{ specs }] }), exitCode: 0 }),
  ];
  expect(sum(results).skips).toEqual([
    'api/a.test.ts › locks › waits',
    'disk.spec.ts › starts on a full disk: Only root can mount.',
  ]);
});
