import { buildIfChanged, cmsBuild, isBuilt, siteBuild } from './builds.ts';
import { type Parts, standUp } from './standUp.ts';
import type { Summary } from './summary.ts';
import { supervise } from './supervise.ts';

/** `npm start`: everything, in the order in which a reader is served soonest. Returns when told to stop. */
export function startAll(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  return supervise(environment, bringUp);
}

async function bringUp({ settings, data, processes, progress }: Parts): Promise<Summary> {
  const ground = await standUp({ settings, data, processes, progress });
  const { env, demoPassword } = ground;
  const [listening, api] = processes.start('web', env, ['listening', 'api']);
  await ground.migrate();
  await ground.seed();
  await progress.step('Building the site', (skip) =>
    buildIfChanged(siteBuild, env).then((built) => built || skip('unchanged')),
  );
  await listening;
  const [tree] = processes.start('publisher', env, ['tree']);
  // Beside the rendering where there is nothing to build; else after it, so that readers come first.
  const isCmsBuilt = await isBuilt(cmsBuild);
  const early = isCmsBuilt ? processes.start('cms', env, ['cms']) : null;
  await progress.step('Rendering the pages', () => tree as Promise<void>);
  await progress.step('Starting the API', () => api as Promise<void>);
  progress.say(`Readers' pages are served at ${settings.SITE_URL}`);
  if (!isCmsBuilt)
    await progress.step('Building the CMS (a minute or two, the first time)', () => buildIfChanged(cmsBuild, env));
  const [cms] = early ?? processes.start('cms', env, ['cms']);
  await progress.step('Starting the CMS', () => cms as Promise<void>);
  const note = 'Demo accounts are for trying things out; they are nobody.';
  return { settings, demoPassword, note, seconds: progress.seconds };
}
