import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { demandRoom } from './checkFilm.ts';

describe('demandRoom', () => {
  it('passes when the disk has room', async () => {
    await expect(demandRoom(tmpdir(), 1)).resolves.toBeUndefined();
  });

  it('rejects with 507 when the disk has too little', async () => {
    await expect(demandRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ status: 507 });
  });
});
