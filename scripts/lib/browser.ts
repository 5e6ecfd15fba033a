import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** Chromium without windows, which is what Playwright's own is as well: a page costs it a third of the processor time. */
const SHELL = 'chromium-headless-shell';
/** Pages are measured in it: what a bare system has instead is so much wider that lines break where readers see none. */
const FONT = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to test with: the one that is named, a headless shell that is there or can be installed, any other.
 * @returns its path, or null when none could be had; then the reason has been printed
 */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : refuse(`CHROMIUM_PATH is ${named}, where there is no program.`);
  const found =
    onPath([SHELL]) ??
    playwrights() ??
    installFromSystem(SHELL) ??
    onPath(NAMES) ??
    installFromSystem('chromium') ??
    installFromPlaywright();
  if (!existsSync(FONT.folder)) installFromSystem(FONT.name);
  return found;
}

function onPath(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find(isProgram) ?? null;
}

/** Where Playwright keeps its own, if it was ever told to install it. */
function playwrights(): string | null {
  const script = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(root, 'tests'),
    encoding: 'utf8',
  });
  const file = stdout?.trim();
  return file && existsSync(file) ? file : null;
}

/** With the font. Null also for what is no program. */
function installFromSystem(name: string): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log(`Installing ${name} from the packages of the system …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name, FONT.name]]) {
    if (spawnSync('apt-get', args, { env, stdio: 'ignore' }).status !== 0) return null;
  }
  return onPath([name]);
}

function installFromPlaywright(): string | null {
  console.log('Installing the Chromium of Playwright …');
  const cli = path.join(root, 'tests/node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: path.join(root, 'tests'), stdio: 'inherit' });
  return playwrights() ?? refuse('No Chromium could be installed. Install one and name it with CHROMIUM_PATH.');
}

function refuse(reason: string): null {
  console.error(reason);
  return null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
