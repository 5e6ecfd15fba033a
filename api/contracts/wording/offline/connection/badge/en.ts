/** The badge that says whether there is a connection; it comes with the script of every page. */
export const badge = { online: 'Online', offline: 'Offline' };
