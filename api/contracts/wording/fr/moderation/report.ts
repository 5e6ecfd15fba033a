export const report = {
  report: 'Signaler',
  reportOf: 'Signaler : {name}',
  problem: 'Signaler un problème',
  loading: 'Chargement…',
  failed: 'Le chargement a échoué.',
  tryAgain: 'Réessayer',
};
