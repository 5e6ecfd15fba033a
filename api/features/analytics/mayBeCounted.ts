import { isbot } from 'isbot';

/** Whether whoever asks lets themselves be counted: Global Privacy Control, and the older Do Not Track, come with every request. */
export function mayBeCounted({ headers }: Request): boolean {
  return headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1';
}

/** Crawlers and scripts, and what does not say what it is. */
export function isProgram({ headers }: Request): boolean {
  const agent = headers.get('user-agent');
  return !agent || isbot(agent);
}
