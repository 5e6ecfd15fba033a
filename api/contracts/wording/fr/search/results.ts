import type * as en from '../../en/search/results.ts';

export const searchResults: typeof en.searchResults = {
  corrected: 'Résultats pour {term}.',
  searchInstead: 'Rechercher plutôt {term}',
  notStored: 'Non enregistrée sur cet appareil',
  noPage: 'Nous n’avons pas encore de page sur «\u00a0{term}\u00a0»',
  noPageOnThis: 'Nous n’avons pas encore de page à ce sujet',
  near: 'Ces pages en parlent',
  propose: 'Proposer une page sur «\u00a0{term}\u00a0»',
  proposeThis: 'Proposer une page',
  counted: 'Nous comptons les mots, pas les personnes qui les cherchent.',
  meanwhile: 'Où chercher en attendant',
  helpLines: 'Lignes d’écoute\u00a0: parler à quelqu’un',
  sources: [
    { name: 'ameli.fr, l’Assurance Maladie', href: 'https://www.ameli.fr/assure/sante' },
    { name: 'Orphanet, les maladies rares', href: 'https://www.orpha.net/' },
    { name: 'Organisation mondiale de la Santé', href: 'https://www.who.int/fr/health-topics' },
  ],
  otherPages: 'Ailleurs sur ce site',
  otherFailed: 'Les autres pages de ce site n’ont pas pu être parcourues.',
  learning: 'Apprendre',
  forum: 'Forum',
  site: 'À propos de ce site',
};
