import type { Database } from '@common-ground/api/platform/Database.ts';
import { expect, it, vi } from 'vitest';
import { waitForMigration } from './waitForMigration.ts';

const isStopped = () => false;

it('waits while there is no table, and until the migration is in it', async () => {
  const query = vi.fn().mockRejectedValueOnce(new Error('relation "payload_migrations" does not exist'));
  query.mockResolvedValueOnce({ rows: [] }).mockResolvedValueOnce({ rows: [{}] });
  await waitForMigration({ query } as unknown as Database, { name: '20261128_220000_seed_groups', isStopped });
  expect(query).toHaveBeenCalledTimes(3);
  expect(query).toHaveBeenLastCalledWith(expect.any(String), ['20261128_220000_seed_groups']);
});

it('asks nothing when the start names no migration', async () => {
  const query = vi.fn();
  await waitForMigration({ query } as unknown as Database, { name: undefined, isStopped });
  expect(query).not.toHaveBeenCalled();
});

it('ends when the process is stopped', async () => {
  const query = vi.fn().mockResolvedValue({ rows: [] });
  await waitForMigration({ query } as unknown as Database, { name: 'a', isStopped: () => query.mock.calls.length > 0 });
  expect(query).toHaveBeenCalledTimes(1);
});
