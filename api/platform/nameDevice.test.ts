import { expect, it } from 'vitest';
import { nameDevice } from './nameDevice.ts';

const named = (agent: string) => nameDevice(new Request('http://test/', { headers: { 'user-agent': agent } }));

it.each([
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
    'Microsoft Edge, Windows',
  ],
])('names the kind of browser and system of %s', (agent, device) => {
  expect(named(agent)).toBe(device);
});

it.each([
  'curl/8.1 my-secret',
  'Ada-Laptop/1.0 (serial 12345)',
  '<script>alert(1)</script>',
  'secret@example.org',
  'secret (secret) secret/1.0',
  'x'.repeat(5000),
  '',
])('returns an empty name for the unknown agent %.40s', (agent) => {
  expect(named(agent)).toBe('');
});

it('returns a short name for a header with 1,000 unclosed brackets', () => {
  expect(named(`Mozilla/5.0 ${'(Firefox/1 '.repeat(1000)}`).length).toBeLessThan(40);
});
