import { lastLine, type Results, sum } from './lib/results.ts';
import { runStep } from './lib/runStep.ts';
import { chosenSteps, type Step, steps } from './lib/steps.ts';

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
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'PAYLOAD_SECRET',
  'DEMO_PASSWORD',
  'NODE_ENV',
])
  delete process.env[setting];

const all: Results[] = [];
const times: string[] = [];

async function runAndTell(step: Step): Promise<void> {
  const started = performance.now();
  if (step.group !== 'static') console.log(`\n── ${step.label}`);
  const results = await runStep(step, more);
  const line = `${results.failed > 0 ? '✗' : '✓'} ${step.label} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
  console.log(line);
  all.push(results);
  times.push(`${line}: ${lastLine(results)}`);
}

// Checks have one thread each and stand alone, so two go side by side; the others use the whole machine themselves.
const isStatic = (step: Step) => step.group === 'static';
const checks = chosen.filter(isStatic).values();
await Promise.all(
  [1, 2].map(async () => {
    for (const step of checks) await runAndTell(step);
  }),
);
for (const step of chosen.filter((one) => !isStatic(one))) await runAndTell(step);
const total = sum(all);
console.log(`\n${times.join('\n')}\n`);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
