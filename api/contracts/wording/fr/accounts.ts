import type * as en from '../en/accounts.ts';
import { codeField } from './accounts/secondFactor.ts';

export const account: typeof en.account = {
  email: 'E-mail',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  username: 'Nom d’utilisateur',
  passwordHint: 'Au moins {count} caractères. Quelques mots sans rapport entre eux sont sûrs et faciles à retenir.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  passwordTooShort: 'Le mot de passe doit comporter au moins {count} caractères',
  waitMinutes: {
    one: 'Vous pourrez réessayer dans {count} minute.',
    many: 'Vous pourrez réessayer dans {count} de minutes.',
    other: 'Vous pourrez réessayer dans {count} minutes.',
  },
  unreached: 'Nous n’avons pas pu joindre le service',
  noScript:
    'Les comptes ont besoin de JavaScript, qui est désactivé dans ce navigateur. Vous pouvez tout lire ici sans compte.',
  notKept:
    'Ce navigateur n’enregistre rien pour ce site, vous ne pouvez donc pas rester en ligne avec votre compte. Vous pouvez lire, chercher et proposer des modifications sans compte. Pour vous connecter, autorisez les données de site ou libérez de l’espace, puis réessayez.',
  signedInAs: 'Vous avez ouvert une session en tant que',
  goOn: 'Reprendre là où vous en étiez',
};

export const mailedLink: typeof en.mailedLink = {
  linkNotValid: 'Ce lien n’est plus valable. Il a peut-être déjà servi, il est trop ancien ou il n’est pas complet.',
  linkHint: 'Si vous avez copié le lien, vérifiez qu’il n’en manque rien.',
};

export const login: typeof en.login = {
  title: 'Se connecter',
  description: 'Connectez-vous pour garder des signets, suivre des parcours et participer.',
  submit: 'Se connecter',
  busy: 'Connexion en cours…',
  ...codeField,
  failed: 'La connexion a échoué. Veuillez réessayer.',
  shared: 'Cet ordinateur est partagé',
  sharedHint:
    'Quand vous fermerez la session, tout ce que ce site garde dans ce navigateur sera effacé\u202f: recherches, brouillons et réglages.',
  forgot: 'Mot de passe oublié\u202f?',
  noAccount: 'Pas encore de compte\u202f?',
  toRegister: 'Créer un compte',
  passwordChanged: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  signedOut: 'Vous êtes déconnecté.',
};

export const register: typeof en.register = {
  title: 'Créer un compte',
  description: 'Avec un compte, vous pouvez garder des signets, suivre des parcours et participer.',
  submit: 'Créer le compte',
  busy: 'Création du compte…',
  failed: 'L’inscription a échoué. Veuillez réessayer.',
  usernameHint: 'Au moins {count} caractères. Les autres personnes voient ce nom.',
  emailHint: 'Cette adresse sert à vous connecter et aux messages sur votre compte. Personne d’autre ne la voit.',
  usernameTooShort: 'Le nom d’utilisateur doit comporter au moins {count} caractères',
  hasAccount: 'Vous avez déjà un compte\u202f?',
  toLogin: 'Se connecter',
};

export const forgotPassword: typeof en.forgotPassword = {
  title: 'Mot de passe oublié\u202f?',
  text: 'Indiquez l’adresse e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.',
  submit: 'M’envoyer un lien',
  busy: 'Envoi en cours…',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  sentTitle: 'Consultez votre messagerie',
  sent: 'S’il existe un compte avec cette adresse, un lien vient de lui être envoyé.',
  linkWorks: {
    one: 'Le lien fonctionne pendant {count} heure. Si rien n’arrive, regardez dans les courriers indésirables.',
    many: 'Le lien fonctionne pendant {count} d’heures. Si rien n’arrive, regardez dans les courriers indésirables.',
    other: 'Le lien fonctionne pendant {count} heures. Si rien n’arrive, regardez dans les courriers indésirables.',
  },
  another: 'Utiliser une autre adresse',
  backToSignIn: 'Retour à la connexion',
};

export const resetPassword: typeof en.resetPassword = {
  newPassword: 'Nouveau mot de passe',
  title: 'Choisir un nouveau mot de passe',
  text: 'Toutes vos sessions seront fermées et vous vous connecterez avec le nouveau mot de passe.',
  submit: 'Enregistrer le mot de passe',
  busy: 'Enregistrement…',
  failed: 'Votre mot de passe n’a pas été modifié. Veuillez réessayer.',
  askAgain: 'Demander un nouveau lien',
};

export const verifyEmail: typeof en.verifyEmail = {
  title: 'Confirmer votre adresse e-mail',
  text: 'Encore une étape\u202f: confirmez que cette adresse est la vôtre.',
  submit: 'Confirmer mon adresse',
  busy: 'Confirmation…',
  failed: 'Votre adresse n’a pas été confirmée. Veuillez réessayer.',
  doneTitle: 'Votre adresse e-mail est confirmée',
  done: 'Merci. Il n’y a rien d’autre à faire.',
  sendAgain: 'M’envoyer un nouveau lien',
  sentAgain: 'Un nouveau lien vient de vous être envoyé.',
  signInFirst: 'Connectez-vous pour recevoir un nouveau lien.',
};
