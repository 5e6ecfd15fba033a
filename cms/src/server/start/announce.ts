import { log, logFormat } from '@common-ground/api/platform/log/log.ts';

/** Prints a step of `npm start`: on a terminal as a sentence for people, elsewhere as a line of the log. */
export function announce(sentence: string): void {
  if (logFormat === 'pretty') console.log(`  ${sentence}`);
  else log.info(sentence);
}

/** Prints why `npm start` cannot go on, each of its lines as a line of the log where there is no terminal. */
export function announceFailure(explanation: string): void {
  if (logFormat === 'pretty') console.error(`\n${explanation}`);
  else for (const line of explanation.split('\n')) log.error(line);
}
