import { keepFilesInMemory } from './lib/inMemory.ts';
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
keepFilesInMemory();

/** What is one thread for long. */
const isOfSite = ({ group, cwd }: Step) => group === 'build' || cwd === 'site';
const all: Results[] = [];
const times: string[] = [];
const ofGroups = (...groups: Step['group'][]) => chosen.filter(({ group }) => groups.includes(group));

/** The steps of a lane follow each other. What the last lane says is seen as it comes, what the others say when it is all there. */
async function sideBySide(...given: Step[][]): Promise<void> {
  const lanes = given.filter((lane) => lane.length > 0);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runAndTell(step, lane === lanes.at(-1) ? 'as it comes' : 'at the end');
    }),
  );
}

async function runAndTell(step: Step, output: Parameters<typeof runStep>[2]): Promise<void> {
  const started = performance.now();
  if (step.report && output === 'as it comes') console.log(`\n── ${step.label}`);
  const results = await runStep(step, more, output);
  const line = `${results.failed > 0 ? '✗' : '✓'} ${step.label} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
  console.log(line);
  all.push(results);
  times.push(`${line}: ${lastLine(results)}`);
}

// Two at a time: each waits now and then, for a disk, a browser or the last of its workers.
const [ofSite, checks] = [
  ofGroups('build', 'static').filter(isOfSite),
  ofGroups('static').filter((step) => !isOfSite(step)),
];
await sideBySide(ofSite, checks);
await sideBySide(ofGroups('vitest'), ofGroups('browser'));
const total = sum(all);
console.log(`\n${times.join('\n')}\n`);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
