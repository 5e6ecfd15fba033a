import type * as en from './en.ts';

export const toasts: typeof en.toasts = {
  label: 'Notification',
  close: 'Fermer la notification',
  signIn: 'Se connecter',
  said: {
    loggedIn: { title: 'Heureux de vous revoir !', text: 'Vous êtes maintenant connecté.' },
    loginFailed: { title: 'Échec de la connexion', text: 'Veuillez vérifier vos identifiants' },
    registered: { title: 'Bienvenue sur {product}', text: 'Votre compte a bien été créé.' },
    registrationFailed: { title: 'Échec de l’inscription', text: 'Veuillez réessayer' },
    loggedOut: { title: 'Vous êtes déconnecté', text: 'À bientôt !' },
    profileUpdated: { title: 'Profil mis à jour', text: 'Votre profil a bien été mis à jour.' },
    profileUpdateFailed: { title: 'Échec de la mise à jour', text: 'Impossible de mettre à jour le profil' },
    profileSaved: { title: 'Le profil a bien été mis à jour', text: 'Votre profil a bien été mis à jour.' },
    profileSaveFailed: {
      title: 'Erreur lors de la mise à jour du profil',
      text: 'Impossible de mettre à jour le profil',
    },
    accountDeleted: { title: 'Compte supprimé', text: 'Merci d’avoir été des nôtres.' },
    bookmarkAdded: { title: 'Favori ajouté', text: 'Ce contenu figure maintenant dans vos favoris' },
    bookmarkRemoved: { title: 'Favori retiré', text: 'Ce contenu ne figure plus dans vos favoris' },
    bookmarkFailed: { title: 'Erreur', text: 'Impossible de mettre à jour le favori' },
    conditionSubmitted: { title: 'C’est fait', text: 'L’affection a été envoyée pour relecture' },
    conditionFailed: { title: 'Erreur', text: 'Impossible d’envoyer l’affection' },
    suggestionSubmitted: { title: 'C’est fait', text: 'La proposition a été envoyée pour relecture' },
    suggestionFailed: { title: 'Erreur', text: 'Impossible d’envoyer la proposition' },
    answerSent: { title: 'C’est fait', text: 'Votre réponse a été envoyée à l’équipe de relecture' },
    answerFailed: { title: 'Erreur', text: 'Impossible d’envoyer la réponse' },
    signInRequired: { title: 'Connexion requise', text: 'Connectez-vous pour enregistrer du contenu dans vos favoris' },
    watchAdded: { title: 'Page suivie', text: 'Ses modifications vous seront annoncées dans vos notifications.' },
    watchRemoved: {
      title: 'Suivi arrêté',
      text: 'Les modifications de cette page n’arrivent plus dans vos notifications.',
    },
    watchFailed: { title: 'Erreur', text: 'Cela n’a pas pu être modifié.' },
    watchSignIn: { title: 'Connexion requise', text: 'Connectez-vous pour suivre des pages' },
  },
};
