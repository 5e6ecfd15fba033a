import { announce, announceFailure } from './announce.ts';
import { cmsBuild, serverBuild, siteBuild } from './builds.ts';
import { printSummary } from './printSummary.ts';
import { explain } from './StartError.ts';
import {
  buildStep,
  type ProcessEnvironment,
  startDatabaseAndBuild,
  step,
  updateDatabase,
} from './startDatabaseAndBuild.ts';
import { type Parts, supervise } from './supervise.ts';

/** `npm start` starts everything in the order in which pages are served soonest. */
export function startAll(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  return supervise(environment, (parts) => {
    const ground = startDatabaseAndBuild(parts);
    const up = ground.then((env) => bringUp(parts, env));
    let renewed: Promise<unknown> = up;
    process.on('SIGUSR2', () => {
      renewed = renewed
        .then(async () => renew(parts, await ground))
        .catch((error) => announceFailure(explain(error, { dataDir: parts.data.path })));
    });
    return up;
  });
}

async function bringUp({ start, port }: Parts, env: ProcessEnvironment): Promise<void> {
  // Builds beside the update of the database, which hardly needs the processors. `bringUp` awaits it below.
  const built = buildStep(siteBuild, env);
  built.catch(() => {});
  await updateDatabase(env);
  const web = start('web', { ...env, LISTEN_FD: 4 }, port.fd());
  await built;
  await step('Rendering the pages', () => start('publisher', env));
  await step('Starting the API', () => web);
  announce(`Readers' pages are served at ${env.SITE_URL}`);
  await buildStep(cmsBuild, env);
  await step('Starting the CMS', () => start('cms', env));
  await printSummary(env);
}

/** Replaces the running processes by the current code. A failed build or migration leaves the old ones running. */
async function renew({ services }: Parts, env: ProcessEnvironment): Promise<void> {
  await buildStep(serverBuild, {});
  await updateDatabase(env);
  await buildStep(siteBuild, env);
  await buildStep(cmsBuild, env);
  for (const host of ['publisher', 'web', 'cms'] as const)
    await step(`Starting the new ${host} process`, async () => {
      // Connections wait meanwhile, because this process has bound the port.
      await services[host]?.stop({ isHurried: false });
      await services[host]?.start();
    });
  announce('The new code is running.');
}
