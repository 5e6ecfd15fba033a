import { readSettings, type Settings } from '../settings.ts';
import { announce, announceFailure } from './announce.ts';
import { createService, type Host } from './createService.ts';
import { DataFolder } from './DataFolder.ts';
import { type HeldPort, holdPort } from './ports.ts';
import type { Environment } from './runNode.ts';
import type { Service } from './Service.ts';
import { explain } from './StartError.ts';
import { writeServiceLine } from './serviceLines.ts';

export type Parts = {
  settings: Settings;
  data: DataFolder;
  port: HeldPort;
  services: Partial<Record<Host, Service>>;
  /** Resolves when the process is ready. @throws StartError when it ends by itself before */
  start: (host: Host, env: Environment, socket?: number) => Promise<void>;
};

/**
 * Calls `bringUp`, and ends all processes when told to stop or when `bringUp` fails, PostgreSQL last.
 * @param stopOthers ends the processes that `bringUp` started without `start`, before all others
 * @returns the exit code
 */
export async function supervise(
  environment: NodeJS.ProcessEnv,
  bringUp: (parts: Parts) => Promise<unknown>,
  stopOthers: () => Promise<unknown> = async () => {},
): Promise<number> {
  const told = new Promise<void>((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => resolve());
  });
  // A closed terminal, or a full disk behind a log, must not end this process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const services: Parts['services'] = {};
  const start: Parts['start'] = (host, env, socket) => {
    services[host] = createService(host, { env, socket, writeLine: writeServiceLine });
    return services[host].start();
  };
  let dataDir = '';
  let code = 0;
  try {
    const settings = readSettings(environment);
    dataDir = settings.DATA_DIR;
    const data = new DataFolder(dataDir);
    await data.claim(settings.SITE_URL);
    const port = await holdPort(settings.PORT, settings.HOST);
    await Promise.race([bringUp({ settings, data, port, services, start }), told]);
    await told;
    announce('Stopping …');
  } catch (error) {
    announceFailure(explain(error, { dataDir }));
    code = 1;
  }
  await stopOthers();
  const { postgres, ...others } = services;
  await Promise.all(Object.values(others).map((service) => service.stop()));
  await postgres?.stop();
  return code;
}
