import { createRequire } from 'node:module';
import pino from 'pino';
import type { PrettyOptions } from 'pino-pretty';

export type LogFormat = 'json' | 'pretty';

/** Takes lines as JSON, each with its line break. */
export type LogDestination = { write: (line: string) => void; flushSync: () => void };

/** Characters of lines that are written together, and milliseconds that a line waits at most. */
const TOGETHER = { minLength: 4096, periodicFlush: 100 };

/** Returns `LOG_FORMAT`, or `pretty` on a terminal and `json` elsewhere. */
export function chooseFormat(format = process.env.LOG_FORMAT): LogFormat {
  if (format === 'json' || format === 'pretty') return format;
  return process.stdout.isTTY ? 'pretty' : 'json';
}

/** Returns the standard output, which takes lines as they are or makes them readable for people. */
export function createDestination(format: LogFormat): LogDestination {
  if (format === 'pretty') return createPrettyDestination();
  const stream = pino.destination({ dest: 1, sync: true, ...TOGETHER });
  // A full disk behind the log, or a closed pipe, must not end the process.
  stream.on('error', () => {});
  return stream;
}

function createPrettyDestination(): LogDestination {
  // Loaded here, because processes that write JSON, which is most of them, never need it.
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
  const toPretty = prettyFactory(PRETTY);
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
