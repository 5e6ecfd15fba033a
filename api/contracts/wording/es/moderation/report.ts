export const report = {
  report: 'Denunciar',
  reportOf: 'Denunciar: {name}',
  problem: 'Informar de un problema',
  loading: 'Cargando…',
  failed: 'No se ha podido cargar.',
  tryAgain: 'Intentar de nuevo',
};
