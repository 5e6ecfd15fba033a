import type * as en from '../../../en/offline/connection/badge.ts';

export const badge: typeof en.badge = { online: 'En línea', offline: 'Sin conexión' };
