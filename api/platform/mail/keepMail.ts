import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a mail as a file that any mail program opens, readable by the owner alone: it holds an address and a link that
 * opens an account.
 * @returns the path of the file
 */
export async function keepMail(folder: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const file = path.join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
  const temporary = `${file}.tmp`;
  await writeFile(temporary, message, { mode: 0o600, flag: 'wx' });
  await rename(temporary, file);
  return file;
}
