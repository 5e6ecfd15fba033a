export const badge = { online: 'Online', offline: 'Offline' };
