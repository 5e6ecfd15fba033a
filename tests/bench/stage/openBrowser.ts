import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.ts';
import { base } from '../../support/playwrightBase.ts';

/** Starts a Chromium that reaches only this machine. Throws when none is found. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...base.use?.launchOptions, executablePath: browserPath() });
}

export function browserPath(): string {
  const found = findBrowser();
  if (!found) throw new Error('This is measured in Chromium, and none was found');
  return found;
}
