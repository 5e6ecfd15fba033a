import type * as en from '../en/contributions.ts';

export const contribute: typeof en.contribute = {
  title: 'Contribuer',
  heroTitle: 'Contribuez à notre savoir commun',
  lede: 'Le savoir commun grandit quand chacun partage ce qu’il sait. Professionnels de santé, chercheurs et personnes concernées sont les bienvenus.',
  description:
    'Comment ajouter une affection, partager une expérience ou relire un contenu médical, et les principes que suit chaque page.',
  addCondition: 'Ajouter une affection',
  waysTitle: 'Comment aider',
  addTitle: 'Ajouter des affections',
  addText:
    'Décrivez une affection qui manque\u202f: ce que c’est, comment elle se manifeste, ce qui aide, et d’où vous le savez.',
  shareTitle: 'Partager des expériences',
  shareText:
    'Racontez le quotidien avec une affection et ce qui a changé les choses. Aucun manuel ne contient ce savoir-là. Choisissez une affection : sa page propose « Proposer une modification » et « Discussion ».',
  reviewTitle: 'Relecture médicale',
  reviewText:
    'Confrontez les pages de votre domaine aux connaissances actuelles, et signez-les de votre nom et de votre titre. La politique éditoriale dit ce que signifie une relecture.',
  guidelinesTitle: 'Principes de contribution',
  accuracyTitle: 'Exactitude et preuves',
  accuracyText:
    'Appuyez vos affirmations sur des sources récentes et fiables, et citez-les. Dites où les preuves sont minces ou les avis partagés.',
  clarityTitle: 'Accessibilité et clarté',
  clarityText:
    'Écrivez des phrases courtes avec des mots de tous les jours, et expliquez les termes médicaux que l’on rencontrera.',
  respectTitle: 'Respect et inclusion',
  respectText:
    'Employez les mots que chaque communauté emploie pour elle-même. Décrivez des vies, pas seulement des symptômes, sans apitoiement.',
  processTitle: 'Processus de relecture',
  processText:
    'Des professionnels de santé et des modérateurs relisent chaque contribution avant sa publication. On vous demandera peut-être des modifications.',
  closingTitle: 'Envie de partager ce que vous savez\u202f?',
  closingText: 'Un paragraphe clair de votre main peut épargner à quelqu’un des semaines de recherche.',
  noScript: 'Le formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur. Tout le reste se lit sans.',
  formLoading: 'Chargement du formulaire…',
  formFailed: 'Le formulaire n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
};

export const receipt: typeof en.receipt = {
  title: 'Ce que vous avez envoyé',
  text: 'Ce lien ouvre ce qui a été envoyé avec votre adresse. Toute personne qui l’a peut lire et répondre\u00a0: ne le donnez à personne.',
  confirmed: 'Votre adresse est confirmée\u00a0: vous recevez un e-mail dès qu’il y a du nouveau.',
  sentAlong: 'Également envoyé avec votre adresse',
  loading: 'Chargement…',
  failed: 'Le chargement a échoué.',
  tryAgain: 'Réessayer',
  missing: 'Ce lien ne mène à rien',
  missingText:
    'Il est peut-être incomplet, ou ce qui a été envoyé a été supprimé. Si vous avez copié le lien, vérifiez qu’il est entier.',
  noScript: 'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.',
};
