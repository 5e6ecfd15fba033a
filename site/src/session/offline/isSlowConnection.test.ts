import { expect, it } from 'vitest';
import { isSlowConnection } from './isSlowConnection.ts';

it.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('returns for %j: %s', (navigator, isSlow) => expect(isSlowConnection(navigator)).toBe(isSlow));
