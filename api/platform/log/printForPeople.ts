import { log, logFormat } from './log.ts';

/** Variable by which a supervisor whose output people read says so to its processes, whose lines are JSON. */
export const READ_BY_PEOPLE = 'OUTPUT_READ_BY_PEOPLE';

/**
 * Prints a sentence where people read the output. It may have what no log may have, such as the link of a mail.
 * Elsewhere logs `message` with `fields`, which say where to find it.
 */
export function printForPeople(sentence: string, message: string, fields: object = {}): void {
  if (logFormat === 'pretty' || process.env[READ_BY_PEOPLE] === 'yes') process.stdout.write(`${sentence}\n`);
  else log.info(fields, message);
}
