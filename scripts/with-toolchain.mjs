// Plain JavaScript for Node 18 or later: installs the pinned Node and pnpm from the npm registry, and the workspace
// when its lock file changed, and then runs the given command with them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const toolchain = path.join(root, '.toolchain');
const { node: nodeVersion, pnpm: pnpmVersion } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
).toolchain;

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Returns a file of a process in /proc; empty when the process has ended, and on other systems. */
function readProcess(pid, what) {
  const file = `/proc/${pid}/${what}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isDone(stamp, value) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === value;
}

/** Runs a step quietly, and prints its output only when it fails. */
function step(label, command, args, options) {
  process.stdout.write(`${label} `);
  const started = Date.now();
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.status !== 0) {
    const output = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim();
    const reason = result.error ? result.error.message : output.split('\n').slice(-15).join('\n');
    rmSync(options?.partial ?? path.join(toolchain, 'nothing'), { recursive: true, force: true });
    fail(`${label} failed:\n${reason}`);
  }
  console.log(`(${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function installToolchain() {
  const wanted = `${nodeVersion} ${pnpmVersion}`;
  const stamp = path.join(toolchain, 'stamp');
  if (isDone(stamp, wanted)) return;
  rmSync(toolchain, { recursive: true, force: true });
  mkdirSync(toolchain, { recursive: true });
  writeFileSync(path.join(toolchain, 'package.json'), '{"private":true}\n');
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--foreground-scripts',
    `node@${nodeVersion}`,
    `pnpm@${pnpmVersion}`,
  ];
  step(`Getting Node ${nodeVersion} and pnpm ${pnpmVersion} from the npm registry`, 'npm', args, {
    cwd: toolchain,
    partial: toolchain,
  });
  writeFileSync(stamp, wanted);
}

function installWorkspace(env) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(path.join(root, 'pnpm-workspace.yaml')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed');
  if (isDone(stamp, lock)) return;
  step('Installing packages', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { cwd: root, env });
  writeFileSync(stamp, lock);
}

installToolchain();
const bin = path.join(toolchain, 'node_modules', '.bin');
const nodeFolder = path.join(toolchain, 'node_modules', 'node', 'bin');
const env = {
  ...process.env,
  PATH: [nodeFolder, bin, process.env.PATH].join(path.delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(toolchain, 'compiled'),
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  CI: process.env.CI ?? '',
};
installWorkspace(env);

const [command, ...args] = process.argv.slice(2);
const isNode = command === 'node';
const child = spawn(
  isNode ? path.join(nodeFolder, process.platform === 'win32' ? 'node.exe' : 'node') : command,
  args,
  // By the channel a Node program notices that this process was killed.
  { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', ...(isNode ? ['ipc'] : [])] },
);
// Ctrl-C reaches the child too, and this process waits for its end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
// npm passes no signal on to what its shell runs, and none at all when it is killed. So this process looks whether the
// shell and npm are still there. It looks no further up: who ran `npm start` may leave.
const PARENT_LOOK_MS = 500;
const isInShell = readProcess(process.ppid, 'cmdline').startsWith('sh\0-c\0');
const findParents = () =>
  [process.ppid, ...(isInShell ? (/\nPPid:\t\d+/.exec(readProcess(process.ppid, 'status')) ?? []) : [])].join();
const parents = findParents();
if (process.env.npm_lifecycle_event)
  setInterval(() => findParents() !== parents && child.kill('SIGTERM'), PARENT_LOOK_MS).unref();
child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
