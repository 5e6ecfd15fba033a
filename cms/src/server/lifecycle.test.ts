import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

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

it('sends beats while its check resolves, and ends when its parent disconnects', async () => {
  expect(await tellAll('')).toContainEqual({ beat: true });
});

it('sends no beat while its check is pending', async () => {
  expect(await tellAll('() => new Promise(() => {})')).toEqual([{ ready: true }]);
});
