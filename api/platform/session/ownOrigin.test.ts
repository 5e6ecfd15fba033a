import { describe, expect, it } from 'vitest';
import { isOwnRequest, mayBeOwnRequest } from './ownOrigin.ts';

const LOOPBACK = 'http://127.0.0.1:4321';
const TLS = 'https://site.example';
const PLAIN = 'http://site.example:8080';

/** Returns what each function says: whether a read is allowed, and whether a change is. */
const judge = (siteUrl: string, headers: Record<string, string>) => [
  mayBeOwnRequest(new Headers(headers), siteUrl),
  isOwnRequest(new Headers(headers), siteUrl),
];

describe('request with the header Origin', () => {
  it.each([
    [LOOPBACK, 'http://127.0.0.1:4321'],
    [LOOPBACK, 'http://localhost:4321'],
    [LOOPBACK, 'http://[::1]:4321'],
    ['http://localhost:4321', 'http://127.0.0.1:4321'],
    ['https://localhost', 'https://127.0.0.1'],
    [TLS, 'https://site.example'],
    ['https://site.example:443', 'https://site.example'],
    [PLAIN, 'http://site.example:8080'],
    ['http://site.example:80', 'http://site.example'],
  ])('is own at %s from %s', (siteUrl, origin) => {
    expect(judge(siteUrl, { origin })).toEqual([true, true]);
    // Some browsers send this with a request of the same page too.
    expect(judge(siteUrl, { origin, 'sec-fetch-site': 'same-origin' })).toEqual([true, true]);
  });

  it.each([
    [LOOPBACK, 'http://127.0.0.1:4322'],
    [LOOPBACK, 'http://127.0.0.1'],
    [LOOPBACK, 'https://127.0.0.1:4321'],
    [LOOPBACK, 'http://127.0.0.1:4321.evil.example'],
    [LOOPBACK, 'http://localhost.evil.example:4321'],
    [LOOPBACK, 'http://127.0.0.2:4321'],
    [LOOPBACK, 'http://user@127.0.0.1:4321'],
    [LOOPBACK, 'http://127.0.0.1:4321/'],
    [LOOPBACK, 'http://127.0.0.1:4321, https://evil.example'],
    [TLS, 'http://site.example'],
    [TLS, 'https://site.example:8443'],
    [TLS, 'https://site.example.evil.example'],
    [TLS, 'https://evilsite.example'],
    [TLS, 'https://www.site.example'],
    [TLS, 'https://site.example.'],
    [TLS, 'https://localhost'],
    [PLAIN, 'https://site.example:8080'],
    [PLAIN, 'http://site.example'],
    [PLAIN, 'http://site.example:80801'],
    [PLAIN, 'http://127.0.0.1:8080'],
    ...[LOOPBACK, TLS, PLAIN].flatMap((siteUrl) => ['null', '', 'https://evil.example'].map((one) => [siteUrl, one])),
  ] as [string, string][])('is foreign at %s from "%s"', (siteUrl, origin) => {
    expect(judge(siteUrl, { origin })).toEqual([false, false]);
    expect(judge(siteUrl, { origin, 'sec-fetch-site': 'same-origin' })).toEqual([false, false]);
  });
});

describe('request without the header Origin', () => {
  it.each([
    ['same-origin', [true, true]],
    ['none', [true, false]],
    ['same-site', [false, false]],
    ['cross-site', [false, false]],
    ['', [false, false]],
    ['Same-Origin, cross-site', [false, false]],
  ])('is judged by Sec-Fetch-Site: %s', (from, judged) => {
    for (const siteUrl of [LOOPBACK, TLS, PLAIN])
      expect(judge(siteUrl, { 'sec-fetch-site': from }), siteUrl).toEqual(judged);
  });

  it('may read without Sec-Fetch-Site only over plain http at a host name', () => {
    expect(judge(PLAIN, {})).toEqual([true, false]);
    for (const siteUrl of [LOOPBACK, 'http://localhost:4321', 'http://[::1]:4321', TLS, 'https://127.0.0.1'])
      expect(judge(siteUrl, {}), siteUrl).toEqual([false, false]);
  });
});
