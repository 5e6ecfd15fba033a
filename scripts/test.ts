import { lastLine, type Results, sum } from './lib/results.ts';
import { runStep } from './lib/runStep.ts';
import { chosenSteps, steps } from './lib/steps.ts';

/** `npm test`: every check there is. `npm test -- unit` runs the step or group of that name, `-- unit src/x` hands on the rest. */
const [name, ...more] = process.argv.slice(2);
const chosen = chosenSteps(name);
if (chosen.length === 0) {
  console.error(
    `There is no step "${name}". Steps: ${steps.map((step) => step.name).join(', ')}; groups: static, vitest, browser.`,
  );
  process.exit(1);
}
// Settings of the shell that starts this are not those of the tests.
for (const setting of [
  'DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'SITE_URL',
  'CONTACT_EMAIL',
  'SMTP_URL',
  'MAIL_FROM',
  'PAYLOAD_SECRET',
  'DEMO_PASSWORD',
  'NODE_ENV',
])
  delete process.env[setting];

const all: Results[] = [];
const times: string[] = [];
for (const step of chosen) {
  const started = performance.now();
  console.log(`\n── ${step.label}`);
  const results = await runStep(step, more);
  const line = `${results.failed > 0 ? '✗' : '✓'} ${step.label} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
  console.log(line);
  all.push(results);
  times.push(`${line}: ${lastLine(results)}`);
}
const total = sum(all);
console.log(`\n${times.join('\n')}\n`);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
