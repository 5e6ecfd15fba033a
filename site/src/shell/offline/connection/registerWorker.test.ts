import { beforeEach, expect, it, vi } from 'vitest';
import { blockStorage, fakeStorage, toFullStorage } from '../../../testing/fakeStorage.ts';
import { registerWorker } from './registerWorker.ts';

class FakeContainer extends EventTarget {
  controller: { postMessage: ReturnType<typeof vi.fn> } | null = null;
  registration: EventTarget | undefined = new EventTarget();
  register = vi.fn(async () => this.registration);
}

let container: FakeContainer;
const asContainer = () => container as unknown as ServiceWorkerContainer;
beforeEach(() => {
  container = new FakeContainer();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('location', { pathname: '/condition/1' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://example.org/_astro/a.js' }] });
});

it('registers the worker at /sw.js, bypassing the browser’s cache', async () => {
  await registerWorker(asContainer());
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('sends the page’s path and files to the first worker, and only to that one', async () => {
  await registerWorker(asContainer());
  container.controller = { postMessage: vi.fn() };
  container.dispatchEvent(new Event('controllerchange'));
  const opened = { type: 'opened', path: '/condition/1', files: ['https://example.org/_astro/a.js'] };
  expect(container.controller.postMessage.mock.calls).toEqual([[opened]]);
  await registerWorker(asContainer());
  container.dispatchEvent(new Event('controllerchange'));
  expect(container.controller.postMessage).toHaveBeenCalledTimes(1);
});

it('does not fail in a browser that has no service workers or refuses them', async () => {
  await registerWorker(undefined);
  container.registration = undefined;
  await registerWorker(asContainer());
});

it.each([
  ['full', () => vi.stubGlobal('localStorage', toFullStorage(fakeStorage()))],
  ['blocked', blockStorage],
])('prepares toasts without an error when storage is %s', async (_, refuse) => {
  let prepare = () => {};
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => (prepare = work) });
  container.controller = { postMessage: vi.fn() };
  refuse();
  await registerWorker(asContainer());
  const failed = vi.fn();
  process.once('unhandledRejection', failed);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prepare();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
