import { shortened } from '@common-ground/api/contracts/shortened.ts';

/** Longer ones are cut: the end of a message says least. */
const MOST_CHARACTERS = 300;

const PLAIN: [pattern: RegExp, reason: string][] = [
  [/ENOSPC|no space left/i, 'The disk is full.'],
  [/EACCES|EPERM|EROFS|permission denied/i, 'The publisher may not write the page.'],
  [/EISDIR|ENOTDIR/, 'Something else stands where the page belongs.'],
  [
    /ECONNREFUSED|ECONNRESET|57P0\d|Connection terminated|timeout exceeded when trying to connect/i,
    'The database did not answer.',
  ],
];

/** Paths of this machine's files, with or without a line number. */
const FILES = /(?:file:\/\/)?(?:\/[\w.@+~-]+){2,}\.[a-z]{2,5}(?::\d+)*|file:\/\/\S+|[A-Z]:\\\S+/g;

/** Why something failed, in one line that an editor may read: no stack, and no paths of the machine. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? `${codeOf(error)}${error.message}` : String(error);
  const plain = PLAIN.find(([pattern]) => pattern.test(message));
  if (plain) return plain[1];
  const [line = ''] = message
    .replace(FILES, '…')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^at /.test(one));
  return shortened(line, MOST_CHARACTERS) || 'No reason was given.';
}

/** What PostgreSQL and the file system say in a code often stands in no message. */
function codeOf(error: Error): string {
  const isTelling = 'code' in error && typeof error.code === 'string' && /^(E[A-Z]+|57P0\d)$/.test(error.code);
  return isTelling && !error.message.includes(String(error.code)) ? `${error.code} ` : '';
}
