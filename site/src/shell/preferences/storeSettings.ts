import type { AccessibilitySettings } from '@common-ground/api/contracts/preferences/settings.ts';
import { writeSettings } from '../../session/accessibility.ts';
import { createStyleSheet } from './createStyleSheet.ts';

/** Stores settings in this browser and shows them at once. Returns false when the browser did not store them. */
export function storeSettings(settings: AccessibilitySettings): boolean {
  return writeSettings(settings, createStyleSheet(settings));
}
