import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
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
  // Nothing is fetched in the background over such a line.
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://example.org/_astro/a.js' }] });
});
afterEach(() => vi.unstubAllGlobals());

it('asks for the worker at its one address, past every store', async () => {
  await registerWorker(asContainer());
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

it('the page that was there before the first worker tells it what it has, and only that one', async () => {
  await registerWorker(asContainer());
  container.controller = { postMessage: vi.fn() };
  container.dispatchEvent(new Event('controllerchange'));
  const opened = { type: 'opened', path: '/condition/1', files: ['https://example.org/_astro/a.js'] };
  expect(container.controller.postMessage.mock.calls).toEqual([[opened]]);
  await registerWorker(asContainer());
  container.dispatchEvent(new Event('controllerchange'));
  expect(container.controller.postMessage).toHaveBeenCalledTimes(1);
});

it('does without where a browser has none, or lets nobody have one', async () => {
  await registerWorker(undefined);
  container.registration = undefined;
  await registerWorker(asContainer());
});
