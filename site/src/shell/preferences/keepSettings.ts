import type { AccessibilitySettings } from '@common-ground/api/contracts/preferences/settings.ts';
import { writeSettings } from '../../session/accessibility.ts';
import { sheetOf } from './sheetOf.ts';

/** Keeps somebody's settings in this browser and shows them at once. */
export function keepSettings(settings: AccessibilitySettings): void {
  writeSettings(settings, sheetOf(settings));
}
