import { cmsBuild, isBuilt, serverBuild, siteBuild } from './builds.ts';
import { lookAtDatabase } from './database.ts';
import { readAccess } from './readAccess.ts';
import { explain } from './StartError.ts';
import { buildStep, type Ground, type Parts, standUp, step, updateDatabase } from './standUp.ts';
import type { Summary } from './summary.ts';
import { supervise } from './supervise.ts';

/** `npm start`: everything, in the order in which a reader is served soonest. Returns when told to stop. */
export function startAll(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  return supervise(environment, async (parts) => {
    const up = bringUp(parts);
    // One after the other, and none before the first start is done.
    let renewed: Promise<unknown> = up;
    process.on('SIGUSR2', () => {
      renewed = renewed.then(async () => renew(parts, (await up).ground));
      renewed.catch(() => {});
    });
    return (await up).summary;
  });
}

async function bringUp({ settings, data, processes, port }: Parts): Promise<{ summary: Summary; ground: Ground }> {
  const ground = await standUp({ settings, data, processes });
  const { env } = ground;
  // The web process gets the descriptor of the held port as its fourth.
  const serving = { env: { ...env, LISTEN_FD: '4' }, stages: ['listening', 'api'], socket: port.fd() };
  const [listening, api] = processes.start('web', serving);
  // Beside the database, which waits for other things than processors.
  await Promise.all([updateDatabase(ground), buildStep(siteBuild, env), listening]);
  const tree = processes.start('publisher', { env, stages: ['tree'] });
  const startCms = () => Promise.all(processes.start('cms', { env, stages: ['cms'] }));
  // Beside the rendering where there is nothing to build; else after it, so that readers come first.
  const early = isBuilt(cmsBuild) ? startCms() : null;
  await step('Rendering the pages', () => Promise.all(tree));
  await step('Starting the API', async () => api);
  console.log(`  Readers' pages are served at ${settings.SITE_URL}`);
  if (!early) await buildStep(cmsBuild, env);
  // Checking the passwords takes a second of processor time.
  const [access] = await Promise.all([readAccess(ground), step('Starting the CMS', () => early ?? startCms())]);
  const note = 'Demo accounts are for trying things out; they are nobody.';
  return { summary: { settings, ...access, note }, ground };
}

/** New code takes over from the old, while readers are served by one or the other. What fails leaves the old at work. */
async function renew({ data, processes }: Parts, ground: Ground): Promise<void> {
  const { env } = ground;
  try {
    await buildStep(serverBuild, {});
    await updateDatabase({ ...ground, needs: await lookAtDatabase(env.DATABASE_URL) });
    await buildStep(siteBuild, env);
    await buildStep(cmsBuild, env);
    await step('Rendering the pages', () => processes.renew('publisher'));
    await step('Starting the API', () => processes.renew('web'));
    await step('Starting the CMS', () => processes.renew('cms'));
    console.log('  The code that is here now has taken over.');
  } catch (error) {
    console.error(`\n${explain(error, { dataDir: data.path })}`);
  }
}
