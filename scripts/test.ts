import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findForbiddenSkips } from './lib/allowedSkips.ts';
import { keepFilesInMemory } from './lib/inMemory.ts';
import { lastLine, NO_RESULTS, type Results, sum } from './lib/results.ts';
import { type Output, runStep } from './lib/runStep.ts';
import { chosenSteps, type Step, steps } from './lib/steps.ts';

/**
 * `npm test` runs all checks. `npm test -- unit` runs the step or group of that name, and `-- unit src/x` passes the
 * rest to its runner. `npm test -- deep` runs all with more rounds and in every language, `-- deep e2e` a part.
 */
const given = process.argv.slice(2);
const isDeep = given[0] === 'deep';
const [name, ...more] = isDeep ? given.slice(1) : given;
const chosen = chosenSteps(name);
if (chosen.length === 0) {
  console.error(
    `There is no step "${name}". Steps: ${steps.map((step) => step.name).join(', ')}; groups: static, vitest, browser.`,
  );
  process.exit(1);
}
// The tests must not see settings of the shell.
for (const setting of [
  'DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'SITE_URL',
  'CONTACT_EMAIL',
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'PAYLOAD_SECRET',
  'DEMO_PASSWORD',
  'NODE_ENV',
])
  delete process.env[setting];
process.env.TEST_DEPTH = isDeep ? 'deep' : 'ordinary';
keepFilesInMemory();
// The first start of the lifecycle tests stores its installation here, and the browser tests use it.
const shared = mkdtempSync(path.join(tmpdir(), 'common-ground-shared-'));
// Under root PostgreSQL runs as another user, which must be able to enter this folder.
chmodSync(shared, 0o755);
process.env.TEST_FIRST_START = path.join(shared, 'first-start');
process.on('exit', () => rmSync(shared, { recursive: true, force: true }));

const all: Results[] = [];
const times: string[] = [];
const ofGroup = (wanted: Step['group']) => chosen.filter(({ group }) => group === wanted);

async function inTurn(these: Step[], output: Output = 'at the end'): Promise<void> {
  for (const step of these) await runAndTell(step, output);
}

async function runAndTell(step: Step, output: Output): Promise<void> {
  const started = performance.now();
  if (step.report && output === 'as it comes') console.log(`\n── ${step.label}`);
  const results = await runStep(step, more, output);
  const line = `${results.failed > 0 ? '✗' : '✓'} ${step.label} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
  console.log(line);
  all.push(results);
  times.push(`${line}: ${lastLine(results)}`);
}

// Suites run at the same time, because each waits now and then. The longest runs alone: with others beside it,
// switching between processes costs more than the waiting.
const isOfSite = ({ cwd }: Step) => cwd === 'site';
const checks = ofGroup('static');
const suites = [ofGroup('vitest'), ...ofGroup('browser').map((step) => [step])].filter((these) => these.length > 0);
const longest = suites.pop() ?? [];
await Promise.all([
  inTurn(checks.filter((step) => !isOfSite(step))),
  inTurn(ofGroup('build')).then(() =>
    Promise.all([inTurn(checks.filter(isOfSite)), ...suites.map((these) => inTurn(these))]),
  ),
]);
await inTurn(longest, 'as it comes');
if (process.env.CI === 'true') {
  const failures = findForbiddenSkips(sum(all).skips).map(
    (skip) => `${skip}\n    CI does not allow this test to be skipped.`,
  );
  all.push({ ...NO_RESULTS, failed: failures.length, failures });
}
const total = sum(all);
if (total.skips.length > 0) console.log(`\nSkipped:\n${total.skips.map((skip) => `  ${skip}`).join('\n')}`);
if (total.failures.length > 0) console.log(`\nFailed:\n\n${total.failures.join('\n\n')}`);
console.log(`\n${times.join('\n')}\n`);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
