import { expect, it } from 'vitest';
import { demandSupportedServer } from './demandSupportedServer.ts';

const server = (version: string) => ({
  query: async () => ({ rows: [{ major: Number.parseInt(version, 10), version, host: '192.0.2.7' }], rowCount: 1 }),
});

it('accepts PostgreSQL 15, and refuses older servers with their version and address', async () => {
  await demandSupportedServer(server('15.0'));
  await expect(demandSupportedServer(server('14.9'))).rejects.toThrow(
    'PostgreSQL 14.9 at 192.0.2.7 is too old: Common Ground needs 15 or newer.',
  );
});
