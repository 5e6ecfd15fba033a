import { buildIfChanged, cmsBuild, isBuilt, siteBuild } from './builds.ts';
import type { HeldPort } from './ports.ts';
import { readAccess } from './readAccess.ts';
import type { Environment } from './runOnce.ts';
import { explain } from './StartError.ts';
import { bringUpToDate, type Ground, type Parts, standUp } from './standUp.ts';
import type { Summary } from './summary.ts';
import { supervise } from './supervise.ts';

const LABELS = { site: 'Building the site', cms: 'Building the CMS (a minute or two, the first time)' };

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

type Up = { summary: Summary; ground: Ground };

async function bringUp({ settings, data, processes, progress, port }: Parts): Promise<Up> {
  const ground = await standUp({ settings, data, processes, progress });
  const { env } = ground;
  const [listening, api] = processes.start('web', { ...servingOn(port, env), stages: ['listening', 'api'] });
  // Beside the database, which waits for other things than processors.
  const site = buildIfChanged(siteBuild, env);
  site.catch(() => {});
  await ground.migrate();
  await ground.seed();
  await progress.step(LABELS.site, (skip) => site.then((built) => built || skip('unchanged')));
  await listening;
  const [tree] = processes.start('publisher', { env, stages: ['tree'] });
  const startCms = () => processes.start('cms', { env, stages: ['cms'] });
  // Beside the rendering where there is nothing to build; else after it, so that readers come first.
  const isCmsBuilt = isBuilt(cmsBuild);
  const early = isCmsBuilt ? startCms() : null;
  await progress.step('Rendering the pages', () => tree as Promise<void>);
  await progress.step('Starting the API', () => api as Promise<void>);
  progress.say(`Readers' pages are served at ${settings.SITE_URL}`);
  // Beside the CMS: checking the passwords takes a second of processor time.
  const access = readAccess(ground);
  access.catch(() => {});
  if (!isCmsBuilt) await progress.step(LABELS.cms, () => buildIfChanged(cmsBuild, env));
  const [cms] = early ?? startCms();
  await progress.step('Starting the CMS', () => cms as Promise<void>);
  const note = 'Demo accounts are for trying things out; they are nobody.';
  return { summary: { settings, ...(await access), note, seconds: progress.seconds }, ground };
}

/** The web process listens on the port that this one holds, where a descriptor can be handed on, which Windows cannot. */
function servingOn(port: HeldPort, env: Environment): { env: Environment; socket?: number } {
  const socket = port.fd();
  if (socket >= 0) return { env: { ...env, LISTEN_FD: '4' }, socket };
  port.close();
  return { env };
}

/** New code takes over from the old, while readers are served by one or the other. What fails leaves the old at work. */
async function renew({ data, processes, progress }: Parts, ground: Ground): Promise<void> {
  const { env } = ground;
  try {
    await bringUpToDate(ground, progress);
    await progress.step(LABELS.site, () => buildIfChanged(siteBuild, env));
    await progress.step(LABELS.cms, () => buildIfChanged(cmsBuild, env));
    await progress.step('Rendering the pages', () => processes.renew('publisher'));
    await progress.step('Starting the API', () => processes.renew('web'));
    await progress.step('Starting the CMS', () => processes.renew('cms'));
    progress.say('The code that is here now has taken over.');
  } catch (error) {
    progress.fail(explain(error, { dataDir: data.path }));
  }
}
