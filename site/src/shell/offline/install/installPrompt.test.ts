import { beforeEach, expect, it, vi } from 'vitest';
import { askToInstall, installWay, watchInstallWay } from './installPrompt.ts';

let root: { prompt?: { prompt: () => Promise<{ outcome: string }> } };
let target: EventTarget;
const stand = (isStandalone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
beforeEach(() => {
  root = {};
  target = new EventTarget();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('navigator', {});
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  stand(false);
});

const offer = (outcome: string) => {
  root.prompt = { prompt: async () => ({ outcome }) };
};

it('a browser that offers it is asked; on an iPhone there are words; elsewhere, and where it is installed, nothing', () => {
  expect(installWay()).toBeNull();
  vi.stubGlobal('navigator', { standalone: false });
  expect(installWay()).toBe('byHand');
  vi.stubGlobal('navigator', { standalone: true });
  expect(installWay()).toBeNull();
  offer('accepted');
  expect(installWay()).toBe('prompt');
  stand(true);
  expect(installWay()).toBeNull();
});

it('it is asked once, whatever the answer, and all that show it are told', async () => {
  const told = vi.fn();
  const stop = watchInstallWay(told);
  offer('dismissed');
  expect(await askToInstall()).toBe('dismissed');
  expect([installWay(), told.mock.calls.length]).toEqual([null, 1]);
  await expect(askToInstall()).rejects.toThrow();
  stop();
  offer('accepted');
  await askToInstall();
  expect(told).toHaveBeenCalledTimes(1);
});

it('it is no longer offered when the browser has done it by its own menu', () => {
  const seen: unknown[] = [];
  watchInstallWay(() => seen.push(installWay()));
  offer('accepted');
  target.dispatchEvent(new Event('appinstalled'));
  expect(seen).toEqual([null]);
});
