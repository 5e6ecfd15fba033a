import pino from 'pino';

/** Name of this process in each line: web, cms, publisher, or the name of a command. */
const name = process.env.PROCESS_NAME ?? 'common-ground';

/**
 * Writes one JSON line for each event to the standard output: `log.info({ route, status }, 'request')`. Fields contain
 * nothing personal: no address, token, query or text of a user.
 */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { process: name },
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
});
