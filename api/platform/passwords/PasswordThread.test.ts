import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PasswordThread } from './PasswordThread.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'password-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Worker that reports a password as weak when it runs outside the main thread. The password `dies` ends the worker, and
 * `fails` makes it report an error.
 */
const file = path.join(folder, 'worker.mjs');
writeFileSync(
  file,
  `import { isMainThread, parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ id, password }) => {
     if (password === 'dies') process.exit(1);
     if (password === 'fails') parentPort.postMessage({ id, error: 'No word lists' });
     else parentPort.postMessage({ id, isWeak: !isMainThread });
   });`,
);

describe('PasswordThread', () => {
  it('judges several simultaneous passwords outside the main thread', async () => {
    const thread = new PasswordThread(file);
    expect(await Promise.all(['one', 'two', 'three'].map((one) => thread.isWeak(one, [])))).toEqual([true, true, true]);
  });

  it('rejects with the reason when a password could not be checked', async () => {
    await expect(new PasswordThread(file).isWeak('fails', [])).rejects.toThrow('No word lists');
  });

  it('rejects all waiting passwords when the thread ends, and starts another for the next', async () => {
    const thread = new PasswordThread(file);
    const asked = await Promise.allSettled(['dies', 'waits'].map((one) => thread.isWeak(one, [])));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await thread.isWeak('one', [])).toBe(true);
  });
});
