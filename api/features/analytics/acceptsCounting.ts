import { isbot } from 'isbot';

/** Returns whether the reader has not opted out by Global Privacy Control or the older Do Not Track. */
export function acceptsCounting({ headers }: Request): boolean {
  return headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1';
}

/** Returns whether the sender is a crawler or script, or has no user agent. */
export function isProgram({ headers }: Request): boolean {
  const agent = headers.get('user-agent');
  return !agent || isbot(agent);
}
