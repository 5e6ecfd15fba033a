import { expect, it } from 'vitest';
import { toCertificateKey } from './certificateCode.ts';

const KEY = 'AB12CD34EF56GH78JK01';

it.each([
  ['as printed', 'AB12-CD34-EF56-GH78-JK01'],
  ['in lower case', 'ab12-cd34-ef56-gh78-jk01'],
  ['without dashes', 'ab12CD34ef56GH78jk01'],
  ['with spaces around and within', '  AB12 CD34\u00a0EF56\tGH78 JK01\n'],
  ['with dashes, hyphens and minus signs of Unicode', 'AB12–CD34—EF56‑GH78−JK01'],
  ['with a soft hyphen and direction marks', '\u2066AB12-CD34-EF56\u00ad-GH78-JK01\u2069'],
  ['in full-width characters', 'ＡＢ１２－ＣＤ３４－ＥＦ５６－ＧＨ７８－ＪＫ０１'],
  ['with Arabic digits', 'AB١٢-CD٣٤-EF٥٦-GH٧٨-JK٠١'],
  ['with Persian digits', 'AB۱۲-CD۳۴-EF۵۶-GH۷۸-JK۰۱'],
  ['with letters that look like digits', 'ABl2-CD34-EF56-GH78-JKOI'],
  ['with the letters of a Turkish keyboard', 'ABı2-CD34-EF56-GH78-JK0İ'],
])('reads a code that is written %s', (_, text) => {
  expect(toCertificateKey(text)).toBe(KEY);
});

it('returns nothing for a text without letters and digits', () => {
  expect(toCertificateKey(' -– ')).toBe('');
});
