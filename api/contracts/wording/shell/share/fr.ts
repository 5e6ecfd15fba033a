import type { share as en } from './en.ts';

export const share: typeof en = { share: 'Partager', copy: 'Copiez cette adresse :' };
