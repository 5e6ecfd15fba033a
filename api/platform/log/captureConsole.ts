import { format, stripVTControlCharacters } from 'node:util';
import { log } from './log.ts';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Turns what libraries print, such as Next and Payload, into lines of the log, without values of statements. */
export function captureConsole(): void {
  for (const [name, level] of Object.entries(LEVELS))
    console[name as keyof typeof LEVELS] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = stripVTControlCharacters(format(...parts.filter((part) => part !== err))).trim();
      if (err) log[level]({ err }, text || 'a library failed');
      else if (text !== '') log[level](text);
    };
}
