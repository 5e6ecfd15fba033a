import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecretFiles } from './secretFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

describe('secret files', () => {
  it('give their text without the line break at the end', () => {
    const { values, problems } = readSecretFiles({ PAYLOAD_SECRET_FILE: write('a secret\n') });
    expect([values.PAYLOAD_SECRET, problems]).toEqual(['a secret', []]);
  });

  it('give nothing when the variable itself is set', () => {
    const { values } = readSecretFiles({ PAYLOAD_SECRET: 'set', PAYLOAD_SECRET_FILE: path.join(folder, 'missing') });
    expect(values.PAYLOAD_SECRET).toBe('set');
  });

  it('are each named when they cannot be read or are empty', () => {
    const empty = write('');
    const { problems } = readSecretFiles({ DATABASE_URL_FILE: '/nowhere/url', SMTP_URL_FILE: empty });
    expect(problems).toEqual([
      'DATABASE_URL_FILE: cannot read /nowhere/url (ENOENT)',
      `SMTP_URL_FILE: ${empty} is empty`,
    ]);
  });
});
