import path from 'node:path';
import { format } from 'node:util';
import pino, { type Logger } from 'pino';
import { chooseFormat, createDestination } from './destination.ts';
import { RepeatedLines } from './RepeatedLines.ts';
import { redactText } from './redactText.ts';
import { findRequest } from './request.ts';
import { toErrorFields } from './toErrorFields.ts';

/** Number of the level error in pino. */
const ERROR_LEVEL = 50;
const LEVELS = ['debug', 'info', 'warn', 'error'];
const LEVEL = LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? 'info';
/** Fields of a line whose values are always removed. */
const SECRET_FIELDS = ['email', 'password', 'token', 'cookie', 'authorization', 'ip', 'query', 'params', 'detail'];

/** Name of the program, such as web, cms, publisher or migrate, and supervisor for `npm start`. */
const processName = findProcessName();
export const logFormat = chooseFormat();
/** Takes the lines of this process, and those that a supervisor passes on from its children. */
export const logDestination = createDestination(logFormat);

/**
 * Writes one line for each event, such as `log.info({ pages: 3 }, 'pages were rendered')`. An error as `err` becomes
 * name, code and reason (`toErrorFields`). A line with level, message and code of one that was written within a minute
 * is counted. A line with `error_id` is always written.
 */
export const log: Logger = findSharedLog();

export type RequestLine = {
  request_id: string;
  method: string | undefined;
  /** Template of the route, or its kind. */
  route: string;
  status: number;
  duration_ms: number;
};

/**
 * Writes the line of a request, always. All its values are safe, and have no character that JSON escapes. Written by
 * hand, which takes a quarter of the time of `log`: each cached response of the API has a line.
 */
export function logRequestLine(level: 'info' | 'debug', request: RequestLine): void {
  if (!log.isLevelEnabled(level)) return;
  const { request_id, method, route, status, duration_ms } = request;
  logDestination.write(
    `{"level":"${level}","time":"${findTime()}","process":"${processName}","request_id":"${request_id}",` +
      `"method":"${method}","route":"${route}","status":${status},"duration_ms":${duration_ms},"message":"request"}\n`,
  );
}

let [timeMs, time] = [0, ''];

/** Returns the time as text, which is made once a millisecond. */
function findTime(): string {
  const now = Date.now();
  if (now !== timeMs) [timeMs, time] = [now, new Date(now).toISOString()];
  return time;
}

function findSharedLog(): Logger {
  const SHARED = Symbol.for('common-ground.log');
  /** All copies of this file share the log: Next bundles several, and repeats are counted in one place. */
  const shared = globalThis as { [SHARED]?: Logger };
  shared[SHARED] ??= createLog();
  return shared[SHARED];
}

function createLog(): Logger {
  const repeated = new RepeatedLines();
  process.on('exit', () => {
    repeated.endAll();
    logDestination.flushSync();
  });
  return pino(
    {
      level: LEVEL,
      base: { process: processName },
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_FIELDS, censor: '[removed]' },
      mixin: () => findRequestFields(),
      hooks: {
        logMethod(input, method, level) {
          const { fields, message } = toLine(input, this.isLevelEnabled('debug'));
          const write = (more: object = {}) => method.apply(this, [{ ...fields, ...more }, message]);
          const key = `${level} ${fields.code ?? ''} ${message}`;
          if ('error_id' in fields || !repeated.isRepeated(key, (count) => write({ repeated: count }))) write();
          // The process may end after an error.
          if (level >= ERROR_LEVEL) logDestination.flushSync();
        },
      },
    },
    logDestination,
  );
}

function findProcessName(): string {
  const [, file = 'node', role = ''] = process.argv;
  const { name } = path.parse(file);
  const program = name === 'role' ? role : name;
  return program === 'start' || program === 'all' ? 'supervisor' : program;
}

function findRequestFields(): object {
  const request = findRequest();
  return request ? { request_id: request.id } : {};
}

type Line = { fields: Record<string, unknown>; message: string };

/** Reads the arguments of all forms that callers use: ours, Payload's (`msg`), and a plain text with values. */
function toLine([first, ...rest]: unknown[], isVerbose: boolean): Line {
  if (first instanceof Error)
    return { fields: toErrorFields(first, { isVerbose }), message: toMessage(rest, 'failed') };
  if (typeof first !== 'object' || first === null) return { fields: {}, message: toMessage([first, ...rest], '') };
  const { err, msg, ...others } = first as Record<string, unknown>;
  const fields = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, toSafeValue(value)]));
  return {
    fields: err === undefined ? fields : { ...fields, ...toErrorFields(err, { isVerbose }) },
    message: toMessage(rest.length > 0 ? rest : [msg], err === undefined ? '' : 'failed'),
  };
}

function toMessage(parts: unknown[], otherwise: string): string {
  const [text = otherwise, ...values] = parts;
  const safe = [text, ...values].map((part) => (part instanceof Error ? String(toErrorFields(part).reason) : part));
  return redactText(format(...safe));
}

/** Objects are left out, because they may contain anything. */
function toSafeValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(toSafeValue);
  return typeof value === 'object' && value !== null ? '[object]' : value;
}
