import type * as en from '../en/pages.ts';

export const pages: typeof en.pages = {
  about: 'À propos',
  contact: 'Contact',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  accessibility: 'Accessibilité',
  'editorial-policy': 'Politique éditoriale',
};

export const writeToUs: typeof en.writeToUs = {
  title: 'Nous écrire',
  text: 'Votre message parvient aux personnes qui gèrent ce site. Écrivez dans la langue où vous êtes à l’aise.',
  noAddress: 'Les personnes qui gèrent cette copie de {product} n’ont pas indiqué d’adresse à laquelle écrire.',
  instead:
    'Ce que vous pouvez faire\u202f: consulter les sources et les organisations que cite chaque page, et voir sur la page Contribuer comment les erreurs sont corrigées.',
  toContribute: 'Comment contribuer',
};

export const textParts: typeof en.textParts = { note: 'Remarque' };

export const notFound: typeof en.notFound = {
  title: 'Page introuvable',
  text: 'Il n’y a pas de page à cette adresse. Elle a peut-être changé de place, ou l’adresse contient une faute de frappe.',
  returnHome: 'Retour à l’accueil',
  browse: 'Parcourir les catégories',
};
