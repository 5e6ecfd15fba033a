import { hash } from 'node:crypto';

/** Returns what a content security policy calls a script or style with this text. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${hash('sha256', text, 'base64')}`;
}
