import type { share as en } from '../../en/shell/share.ts';

export const share: typeof en = { share: 'Partager', copy: 'Copiez cette adresse :' };
