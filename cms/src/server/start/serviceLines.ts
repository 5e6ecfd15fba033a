import { stripVTControlCharacters } from 'node:util';
import { logDestination, logFormat } from '@common-ground/api/platform/log/log.ts';
import { redactText } from '@common-ground/api/platform/log/redactText.ts';

/** Writes a line of a process. */
export type WriteLine = (line: ServiceLine) => void;

/** A line of a process that the supervisor started: an event of its log, or other text, such as of a library. */
export type ServiceLine = { name: string; text: string; event: LogEvent | null };

type LogEvent = { level: string; message: string; code?: string; reason?: string; duration_ms?: number };

/** Text of Next and Node that says nothing by itself: frames of stacks, and empty lines. */
const NOISE = /Running next\.config|^\s*at |^\s*$/i;

/** Returns the line, or null for noise. */
export function parseServiceLine(name: string, text: string): ServiceLine | null {
  if (NOISE.test(text)) return null;
  const plain = stripVTControlCharacters(text).trim();
  return { name, text: plain, event: plain.startsWith('{') ? parseEvent(plain) : null };
}

function parseEvent(text: string): LogEvent | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'level' in parsed && 'message' in parsed
      ? (parsed as LogEvent)
      : null;
  } catch {
    // A library printed text that only begins as JSON does.
    return null;
  }
}

/** Returns what an error says about itself, or null for other events. */
export function findErrorText({ event }: ServiceLine): string | null {
  if (event?.level !== 'error' && event?.level !== 'fatal') return null;
  const details = [event.code, event.reason].filter((part) => part !== undefined && part !== '');
  return details.length > 0 ? `${event.message}: ${details.join(' ')}` : event.message;
}

/**
 * Passes the events of a process on as they are, and other text as an event of that process. On a terminal, requests are
 * left out, which would bury all else.
 */
export const writeServiceLine: WriteLine = ({ name, text, event }) => {
  if (logFormat === 'pretty') {
    if (event?.duration_ms !== undefined && process.env.LOG_LEVEL !== 'debug') return;
    if (event) logDestination.write(`${text}\n`);
    else process.stdout.write(`  ${name}: ${text}\n`);
  } else if (event) logDestination.write(`${text}\n`);
  else {
    const wrapped = { level: 'info', time: new Date().toISOString(), process: name, message: redactText(text) };
    logDestination.write(`${JSON.stringify(wrapped)}\n`);
  }
};
