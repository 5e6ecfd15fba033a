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

it('offers the prompt, instructions on an iPhone, or nothing when installed or unsupported', () => {
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

it('asks once, even after a refusal, and notifies listeners until they stop listening', async () => {
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

it('withdraws the offer when the site is installed from the browser’s menu', () => {
  const seen: unknown[] = [];
  watchInstallWay(() => seen.push(installWay()));
  offer('accepted');
  target.dispatchEvent(new Event('appinstalled'));
  expect(seen).toEqual([null]);
});
