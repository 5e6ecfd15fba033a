import type { ServerMessages } from './en.ts';

export const serverMessages: ServerMessages = {
  aboutField: '{field} : {message}',
  whole: {
    wrongCredentials: 'L’adresse e-mail ou le mot de passe est incorrect',
    wrongPassword: 'Le mot de passe actuel est incorrect',
    lastAdmin: 'Vous êtes le seul administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
    nameTaken: 'Ce nom d’utilisateur ou cette adresse e-mail est déjà utilisé',
    passwordTooShort: 'Le mot de passe doit comporter au moins {count} caractères',
    usernameTooShort: 'Le nom d’utilisateur doit comporter au moins {count} caractères',
    tooManyAttempts: 'Trop de tentatives. Veuillez patienter un moment avant de réessayer.',
    tooManyRequests: 'Trop de demandes à la suite',
    signInRequired: 'Connexion requise',
    accessDenied: 'Accès refusé',
    userNotFound: 'Cette personne est introuvable',
    nothingToBookmark: 'Il n’y a rien à enregistrer sous cet identifiant',
    unavailable: 'Momentanément indisponible',
    bodyTooLarge: 'L’envoi est trop volumineux',
    wentWrong: 'Une erreur s’est produite. Erreur {id}',
  },
  ofField: {
    required: 'ce champ est obligatoire',
    tooLong: '{count} caractères au maximum',
    tooMany: '{count} entrées au maximum',
    noEmail: 'ce doit être une adresse e-mail',
    noUsername: 'lettres, chiffres, espaces, points, traits d’union et tirets bas uniquement',
    noAddress: 'ce doit être une adresse complète, comme https://example.org',
  },
  fields: {
    email: 'E-mail',
    password: 'Mot de passe',
    username: 'Nom d’utilisateur',
    bio: 'Biographie',
    location: 'Lieu',
    website: 'Site web',
    interests: 'Centres d’intérêt',
  },
};
