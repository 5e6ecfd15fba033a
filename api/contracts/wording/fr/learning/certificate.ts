import type * as en from '../../en/learning/certificate.ts';

export const certificate: typeof en.certificate = {
  title: 'Certificat',
  description: 'Ce que dit un certificat de Common Ground, à voir et à vérifier par son code.',
  noScript:
    'Cette page a besoin de JavaScript, car elle demande le certificat que nomme son adresse. Qui a le code peut aussi le demander à l’API documentée.',
  loading: 'Chargement du certificat...',
  failed: 'Le certificat n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  missing: 'Il n’y a pas de certificat avec ce code.',
  missingText:
    'Vérifiez le code, majuscules et minuscules comprises. Chaque certificat en a un, et c’est la dernière partie de son adresse.',
  code: 'Code',
  look: 'Le chercher',
  looking: 'Recherche...',
  of: 'Certificat d’achèvement',
  completed: 'a terminé le parcours d’apprentissage',
  completedUnnamed: 'Une personne qui apprend avec Common Ground a terminé le parcours d’apprentissage',
  on: 'Terminé le {date}',
  edition: 'Édition {edition} du parcours',
  modules: {
    one: 'avec son seul module obligatoire',
    many: 'avec ses {count} modules obligatoires et au moins 70\u202f% à chaque quiz',
    other: 'avec ses {count} modules obligatoires et au moins 70\u202f% à chaque quiz',
  },
  valid: 'Ce certificat est valable. Il a été délivré ici, le {date}.',
  revoked: 'Ce certificat a été révoqué le {date}. Il ne compte plus.',
  notice:
    'Il dit qu’un parcours d’apprentissage a été terminé. Ce n’est ni une qualification professionnelle ni une formation médicale.',
  yours: 'Votre certificat',
  nameLabel: 'Nom sur le certificat',
  nameHint:
    'Comme vous voulez être nommé ou nommée. Toute personne qui a le code le voit. Laissez vide, et aucun nom n’est montré.',
  save: 'Enregistrer le nom',
  saving: 'Enregistrement...',
  saved: 'Le nom est enregistré.',
  saveFailed: 'Le nom n’a pas pu être enregistré.',
  print: 'Imprimer',
  download: 'Télécharger l’attestation signée (Open Badges 3.0)',
  aboutTitle: 'Ce que « signée » veut dire',
  about:
    'L’attestation est un fichier avec la même déclaration et une signature numérique. Qui a le fichier peut vérifier, avec n’importe quel outil pour Open Badges 3.0 et sans rien demander à ce site, que pas un mot n’en a été changé depuis. Le fichier nomme aussi une liste des certificats révoqués, que l’outil demande à ce site.',
  unknownTitle: 'Si un outil dit « émetteur inconnu »',
  unknown:
    'La signature montre que le fichier vient de la personne ou du site qui tient une certaine clé. À qui est cette clé, l’outil ne le sait que si ses auteurs ont mis ce site sur une liste d’émetteurs. « Émetteur inconnu » veut dire qu’il n’y est pas. Cela ne veut pas dire que le fichier est faux : comparez la clé du fichier avec celle que nomme {issuer}.',
  issuer: 'le profil de ce site',
};
