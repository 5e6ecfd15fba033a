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
    const ground = standUp(parts);
    const up = ground.then((there) => bringUp(parts, there));
    // One after the other, and none before the first start is done.
    let renewed: Promise<unknown> = up;
    process.on('SIGUSR2', () => {
      renewed = renewed.then(async () => renew(parts, await ground));
      renewed.catch(() => {});
    });
    return up;
  });
}

async function bringUp({ settings, processes, port }: Parts, ground: Ground): Promise<Summary> {
  const { env } = ground;
  // The web process gets the descriptor of the held port as its fourth.
  const web = processes.start('web', { ...env, LISTEN_FD: '4' }, port.fd());
  // Beside the database, which waits for other things than processors.
  await Promise.all([updateDatabase(ground), buildStep(siteBuild, env)]);
  const startCms = () => step('Starting the CMS', () => processes.start('cms', env));
  // Beside the rendering where there is nothing to build; else after it, so that readers come first.
  const early = isBuilt(cmsBuild) ? startCms() : null;
  // A failure counts where this is awaited.
  early?.catch(() => {});
  await step('Rendering the pages', () => processes.start('publisher', env));
  await step('Starting the API', () => web);
  console.log(`  Readers' pages are served at ${settings.SITE_URL}`);
  if (!early) await buildStep(cmsBuild, env);
  // Checking the passwords takes a second of processor time.
  const [access] = await Promise.all([readAccess(ground), early ?? startCms()]);
  return { settings, ...access, note: 'Demo accounts are for trying things out; they are nobody.' };
}

/** New code takes over from the old. A build or a migration that fails leaves the old at work. */
async function renew({ data, processes }: Parts, ground: Ground): Promise<void> {
  const { env } = ground;
  try {
    await buildStep(serverBuild, {});
    await updateDatabase({ ...ground, needs: await lookAtDatabase(env.DATABASE_URL) });
    await buildStep(siteBuild, env);
    await buildStep(cmsBuild, env);
    for (const host of ['publisher', 'web', 'cms'] as const)
      await step(`Starting the new ${host} process`, () => processes.renew(host));
    console.log('  The code that is here now has taken over.');
  } catch (error) {
    console.error(`\n${explain(error, { dataDir: data.path })}`);
  }
}
