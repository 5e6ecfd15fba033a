import { expect, it } from 'vitest';
import { hasOtherAddress, isWebAddress } from './webAddress.ts';

it.each(['https://example.org', 'HTTP://example.org/a?b=c#d', 'https://example.org/%20'])(
  'accepts %s as a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);

it.each([
  'example.org',
  'ftp://example.org',
  'javascript:alert(1)//https://example.org',
  'https://',
  'https://a b.org',
  '//example.org',
])('refuses %s as a web address', (text) => expect(isWebAddress(text)).toBe(false));

it.each([
  'Guide: javascript:alert(1)',
  'JavaScript : alert(1)',
  'data:text/html,<b>',
  'Files: ftp://example.org',
  'file:///etc/passwd',
  'Write to mailto:me@example.org',
  'https://example.org ftp://example.org',
])('finds an address with another scheme in %j', (entry) => expect(hasOtherAddress(entry)).toBe(true));

it.each([
  'A local group',
  'Guide: second edition: https://example.org/a:b',
  'Guide: https://example.org/?next=ftp://example.net',
  'Metadata: what it is',
  'Guide: https://nowhere',
  'About: who we are',
  'See https://example.org for more',
  '',
])('finds no address with another scheme in %j', (entry) => expect(hasOtherAddress(entry)).toBe(false));
