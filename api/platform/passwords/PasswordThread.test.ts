import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PasswordThread } from './PasswordThread.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'password-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Says of each password whether it was judged beside the main thread, and dies or fails of two of them. */
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
  it('judges beside the thread that answers requests, several passwords at once', async () => {
    const thread = new PasswordThread(file);
    expect(await Promise.all(['one', 'two', 'three'].map((one) => thread.isWeak(one, [])))).toEqual([true, true, true]);
  });

  it('says why a password could not be checked', async () => {
    await expect(new PasswordThread(file).isWeak('fails', [])).rejects.toThrow('No word lists');
  });

  it('fails those that wait when the thread dies, and begins another', async () => {
    const thread = new PasswordThread(file);
    const asked = await Promise.allSettled(['dies', 'waits'].map((one) => thread.isWeak(one, [])));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await thread.isWeak('one', [])).toBe(true);
  });
});
