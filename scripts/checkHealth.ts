import { readFileSync } from 'node:fs';

/**
 * Health check of the image: exits with 0 when the role of this container is alive, and for roles that serve nothing.
 * Loads no module of the project, because it runs every few seconds.
 */
const { PORT, CMS_PORT, HEALTH_PORT } = process.env;
const PORTS: Record<string, string | undefined> = { web: PORT, all: PORT, cms: CMS_PORT, publisher: HEALTH_PORT };
/** The name of the role is the last argument of the first process. */
const role = process.argv[2] ?? readFileSync('/proc/1/cmdline', 'utf8').split('\0').at(-2) ?? '';
const port = PORTS[role];
if (port !== undefined) {
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/api/health/live`);
  if (!ok) throw new Error(`${role} answered ${status}`);
}
