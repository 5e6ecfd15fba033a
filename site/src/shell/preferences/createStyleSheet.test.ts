import { DEFAULT_SETTINGS } from '@common-ground/api/contracts/preferences/settings.ts';
import { expect, it } from 'vitest';
import { createStyleSheet } from './createStyleSheet.ts';

const of = (change: object) => createStyleSheet({ ...DEFAULT_SETTINGS, ...change });

it('is empty for the usual settings, and not for a setting without a style', () => {
  expect(of({})).toBe('');
  expect(of({ keyboardNavigation: true })).toBe('/**/');
});

it('scales the browser’s font size, and multiplies both sizes for print', () => {
  expect(of({ fontSize: 18 })).toContain(':root{font-size:112.5%;zoom:1}');
  expect(of({ magnification: 150 })).toContain(':root{font-size:100%;zoom:1.5}');
  expect(of({ fontSize: 24, magnification: 150 })).toContain('@media print{:root{font-size:22.5pt;zoom:1}}');
});
