import { beforeEach, onTestFinished, vi } from 'vitest';

/** Restores timers, globals and mocks at the end of each test: the test files of a process share them. */
beforeEach(() =>
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }),
);
