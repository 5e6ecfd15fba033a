import { expect, it } from 'vitest';
import { originOf } from './originOf.ts';

it("accepts every name of one's own machine, and asks for relative addresses there", () => {
  expect(originOf('http://127.0.0.1:4321')).toEqual({
    serverURL: '',
    csrf: ['http://127.0.0.1:4321', 'http://localhost:4321', 'http://[::1]:4321'],
  });
});

it('accepts nothing but the public address elsewhere', () => {
  expect(originOf('https://example.org')).toEqual({ serverURL: 'https://example.org', csrf: ['https://example.org'] });
});
