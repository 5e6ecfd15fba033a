import { hash } from 'node:crypto';

export function toPolicyHash(text: string): `sha256-${string}` {
  return `sha256-${hash('sha256', text, 'base64')}`;
}
