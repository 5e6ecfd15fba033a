import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { canBeEntered, postgresCommand } from './postgresCommand.ts';

const closed = mkdtempSync(path.join(tmpdir(), 'common-ground-closed-'));
const open = path.join(closed, 'open');
mkdirSync(open);
chmodSync(closed, 0o700);
chmodSync(open, 0o755);

afterAll(() => rmSync(closed, { recursive: true }));

it('detects that others cannot enter a folder because of a folder above it', () => {
  expect(canBeEntered(tmpdir())).toBe(true);
  expect(canBeEntered(open)).toBe(false);
  expect(canBeEntered(path.join(open, 'not-there-yet'))).toBe(false);
});

it('returns the command unchanged when its folders can be entered', () => {
  expect(postgresCommand(['node', 'x.ts'], [tmpdir()])).toEqual(['node', 'x.ts']);
});

it.skipIf(process.getuid?.() !== 0)('lets the database run as its own user when its folders cannot be entered', () => {
  const command = postgresCommand(['node', 'x.ts'], [open]);
  expect(command[0]).toBe('setpriv');
  expect(command).toContain('postgres');
  expect(command.slice(-2)).toEqual(['node', 'x.ts']);
});
