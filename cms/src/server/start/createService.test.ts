import { expect, it } from 'vitest';
import { findMetricsPort } from './createService.ts';

it('gives each process its own port of metrics beside the others, and none without the setting', () => {
  const hosts = ['web', 'cms', 'publisher', 'postgres'] as const;
  expect(hosts.map((host) => findMetricsPort(host, 9464))).toEqual([9464, 9465, 9466, undefined]);
  expect(hosts.map((host) => findMetricsPort(host, undefined))).toEqual(Array(4).fill(undefined));
});
