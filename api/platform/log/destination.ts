import { createRequire } from 'node:module';
import pino from 'pino';
import type { PrettyOptions } from 'pino-pretty';

export type LogFormat = 'json' | 'pretty';

/** Takes lines as JSON, each with its line break. */
export type LogDestination = { write: (line: string) => void; flushSync: () => void };

/** Characters of lines that are written together, and milliseconds that a line waits at most. */
const TOGETHER = { minLength: 4096, periodicFlush: 100 };
/** Bytes of lines that wait while the output takes none. Further lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** Returns `LOG_FORMAT`, or `pretty` on a terminal and `json` elsewhere. */
export function chooseFormat(format = process.env.LOG_FORMAT): LogFormat {
  if (format === 'json' || format === 'pretty') return format;
  return process.stdout.isTTY ? 'pretty' : 'json';
}

/** Returns the standard output, which takes lines as they are or makes them readable for people. */
export function createDestination(format: LogFormat): LogDestination {
  if (format === 'pretty') return createPrettyDestination();
  const stream = pino.destination({ dest: 1, sync: true, maxLength: MAX_WAITING_BYTES, ...TOGETHER });
  // A full disk behind the log, or a closed pipe, must not end the process.
  stream.on('error', () => {});
  // `flush` writes at once in a synchronous stream. Its `flushSync` would repeat a failed write until it succeeds.
  return { write: (line) => void stream.write(line), flushSync: () => stream.flush() };
}

function createPrettyDestination(): LogDestination {
  // Loaded here, because processes that write JSON, which is most of them, never need it.
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
  const toPretty = prettyFactory(PRETTY);
  process.stdout.on('error', () => {});
  return { write: (line) => void process.stdout.write(toPretty(line)), flushSync: () => {} };
}

const PRETTY: PrettyOptions = {
  colorize: process.stdout.isTTY === true && !process.env.NO_COLOR,
  messageKey: 'message',
  translateTime: 'UTC:HH:MM:ss',
  ignore: 'process,stack',
  messageFormat: '{process}: {message}',
  singleLine: true,
  errorLikeObjectKeys: [],
};
