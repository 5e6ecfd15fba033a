import { expect, it, vi } from 'vitest';
import { log } from './log/log.ts';
import { runAfterResponse, waitForPendingWork } from './runAfterResponse.ts';

it('runs work after the response; waitForPendingWork also waits for nested work', async () => {
  const done: string[] = [];
  runAfterResponse('work', async () => {
    runAfterResponse('more work', async () => void done.push('more work'));
    done.push('work');
  });
  await Promise.resolve();
  done.push('answer');
  await waitForPendingWork();
  expect(done).toEqual(['answer', 'work', 'more work']);
});

it('logs a failure by its code or error name, without an address or a link', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => {});
  const message = '550 <ada@example.org> http://site.test/auth/reset#token';
  runAfterResponse('mail', () =>
    Promise.reject(Object.assign(new Error(message), { code: 'EENVELOPE', responseCode: 550 })),
  );
  runAfterResponse('mail', () => Promise.reject(new TypeError(message)));
  runAfterResponse('mail', () => Promise.reject(message));
  runAfterResponse('mail', () => {
    throw Object.assign(new RangeError(message), { code: message });
  });
  await waitForPendingWork();
  const lines = said.mock.calls.map((call) => JSON.stringify(call));
  said.mockRestore();
  expect(lines).toHaveLength(4);
  expect(lines).toContain('[{"code":"EENVELOPE 550"},"mail failed"]');
  expect(lines).toContainEqual(expect.stringMatching(/TypeError at .*runAfterResponse\.test.*mail failed/));
  expect(lines.join()).not.toMatch(/ada@|#token/);
});
