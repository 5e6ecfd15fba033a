import { USUAL_SETTINGS } from '@common-ground/api/contracts/preferences/settings.ts';
import { expect, it } from 'vitest';
import { sheetOf } from './sheetOf.ts';

const of = (change: object) => sheetOf({ ...USUAL_SETTINGS, ...change });

it('nothing chosen is no sheet; a setting that has no look is one all the same, so that pages know of it', () => {
  expect(of({})).toBe('');
  expect(of({ keyboardNavigation: true })).toBe('/**/');
});

it('letters follow the size of the browser, and on paper both sizes are one', () => {
  expect(of({ fontSize: 18 })).toContain(':root{font-size:112.5%;zoom:1}');
  expect(of({ magnification: 150 })).toContain(':root{font-size:100%;zoom:1.5}');
  expect(of({ fontSize: 24, magnification: 150 })).toContain('@media print{:root{font-size:22.5pt;zoom:1}}');
});
