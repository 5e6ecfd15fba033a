import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs a process until it says that it is ready, after more than a beat. @returns what it told its parent */
async function tellAll(check: string): Promise<object[]> {
  const script = `import { live, ready } from ${JSON.stringify(path.join(import.meta.dirname, 'lifecycle.ts'))};
    live(${check});
    setTimeout(() => ready(), 1500)`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const told: object[] = [];
  child.on('message', (message: { ready?: true }) => {
    told.push(message);
    if (message.ready) child.disconnect();
  });
  await once(child, 'exit');
  return told;
}

it('tells its parent that it lives while its check resolves, and ends when its parent is gone', async () => {
  expect(await tellAll('')).toContainEqual({ beat: true });
});

it('tells its parent nothing while its check has no answer', async () => {
  expect(await tellAll('() => new Promise(() => {})')).toEqual([{ ready: true }]);
});
