import type { share as en } from '../../en/shell/share.ts';

export const share: typeof en = { share: 'Compartir', copy: 'Copia esta dirección:' };
