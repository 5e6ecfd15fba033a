import { beforeEach, onTestFinished, vi } from 'vitest';

/**
 * What a test put in the place of something is gone once all else that follows a test is done: the files of one process
 * share it.
 */
beforeEach(() =>
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }),
);
