import { shortenText } from '@common-ground/api/contracts/cutText.ts';
import { LastingFailure } from '../storage/LastingFailure.ts';

const MAX_CHARACTERS = 300;

const PLAIN: [pattern: RegExp, reason: string][] = [
  [/ENOSPC|no space left/i, 'The disk is full.'],
  [/EACCES|EPERM|EROFS|permission denied/i, 'The publisher has no permission to write the page.'],
  [/EISDIR|ENOTDIR/, 'A folder or another file is in the place of the page.'],
  [
    /ECONNREFUSED|ECONNRESET|57P0\d|Connection terminated|timeout exceeded when trying to connect/i,
    'The database did not answer.',
  ],
];

const FILES = /(?:file:\/\/)?(?:\/[\w.@+~-]+){2,}\.[a-z]{2,5}(?::\d+)*|file:\/\/\S+|[A-Z]:\\\S+/g;

/** Returns the reason of a failure in one line for editors, without a stack or paths of this machine. */
export function toFailureReason(error: unknown): string {
  if (error instanceof LastingFailure) return shortenText(error.message, MAX_CHARACTERS);
  const message = error instanceof Error ? `${findErrorCode(error)}${error.message}` : String(error);
  const plain = PLAIN.find(([pattern]) => pattern.test(message));
  if (plain) return plain[1];
  const [line = ''] = message
    .replace(FILES, '…')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^at /.test(one));
  return shortenText(line, MAX_CHARACTERS) || 'No reason was given.';
}

/** Returns a code of PostgreSQL or the file system that the message lacks. */
function findErrorCode(error: Error): string {
  const isTelling = 'code' in error && typeof error.code === 'string' && /^(E[A-Z]+|57P0\d)$/.test(error.code);
  return isTelling && !error.message.includes(String(error.code)) ? `${error.code} ` : '';
}
