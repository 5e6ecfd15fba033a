import type * as en from '../en/mail.ts';

export const mail: typeof en.mail = {
  greeting: 'Bonjour,',
  hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  resetSubject: 'Choisissez un nouveau mot de passe pour {product}',
  resetReason: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte {product}.',
  resetAction: 'Choisir un nouveau mot de passe',
  resetTerms:
    'Le lien fonctionne une seule fois et pendant une heure. Changer de mot de passe ferme toutes vos sessions.',
  resetIgnore: 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: votre mot de passe ne change pas.',
  verifySubject: 'Confirmez votre adresse e-mail pour {product}',
  verifyReason:
    'Un compte {product} a été créé avec cette adresse e-mail. Merci de confirmer que cette adresse est bien la vôtre.',
  verifyAction: 'Confirmer l’adresse e-mail',
  verifyTerms: 'Le lien fonctionne une seule fois et pendant deux jours.',
  verifyIgnore: 'Si vous n’avez pas créé ce compte, vous n’avez rien à faire.',
  changedSubject: 'Votre mot de passe {product} a été modifié',
  changedReason:
    'Le mot de passe de votre compte {product} vient d’être modifié, et toutes vos sessions ont été fermées.',
  changedIgnore: 'Si c’était vous, vous n’avez rien à faire.',
  changedAlarm:
    'Si ce n’était pas vous, quelqu’un d’autre est entré dans votre compte. Choisissez sans attendre un nouveau mot de passe\u00a0:',
  factorSubject: 'Votre compte {product} ne demande plus de code',
  factorReason:
    'Le second facteur de votre compte {product} vient d’être retiré\u00a0: le mot de passe suffit pour se connecter.',
  factorIgnore:
    'Si cela vient de vous, ou si vous l’avez demandé à une personne qui administre le site, vous n’avez rien à faire.',
  addressSubject: 'L’adresse e-mail de votre compte {product} a été modifiée',
  addressReason: 'Votre compte {product} vient de changer d’adresse e-mail, et toutes ses sessions ont été fermées.',
  addressAlarm:
    'Si ce n’était pas vous, quelqu’un d’autre est entré dans votre compte. Écrivez-nous sans attendre\u00a0:',
  addressAction: 'Comment nous joindre',
  guestReceivedSubject: 'Nous avons bien reçu l’envoi fait à {product}',
  guestReceivedReason: 'Un texte a été envoyé à {product} avec cette adresse e-mail. Il attend d’être relu.',
  guestReceivedAction: 'Voir où il en est',
  guestConfirm:
    'Ouvrir le lien confirme aussi que cette adresse est la vôtre\u00a0: vous recevez ensuite un e-mail dès qu’il y a du nouveau. D’ici là, nous envoyons à cette adresse au plus un message de ce genre par jour, et son lien mène à tout ce qui a été envoyé avec elle ce jour-là.',
  guestAskedSubject: 'Une question sur ce qui a été envoyé à {product}',
  guestAskedReason:
    'Un texte a été envoyé à {product} avec cette adresse e-mail. La personne qui le relit a une question ou demande des modifications.',
  guestAskedAction: 'Lire et répondre',
  guestPublishedSubject: 'Ce qui a été envoyé à {product} est publié',
  guestPublishedReason: 'Un texte envoyé à {product} avec cette adresse e-mail a été relu et publié.',
  guestPublishedAction: 'Ouvrir la page',
  guestRejectedSubject: 'Ce qui a été envoyé à {product} n’a pas été retenu',
  guestRejectedReason:
    'Un texte envoyé à {product} avec cette adresse e-mail a été relu et ne sera pas publié. La raison est conservée pour vous.',
  guestRejectedAction: 'Lire la raison',
  guestTerms:
    'Le lien ouvre, sans compte, ce qui a été envoyé avec cette adresse. Conservez ce message et ne donnez le lien à personne. Vous pouvez y répondre ou retirer l’envoi.',
  guestIgnore: 'Si vous n’avez rien envoyé, vous n’avez rien à faire.',
  newReplies: {
    one: '{count} nouvelle réponse',
    many: '{count} de nouvelles réponses',
    other: '{count} nouvelles réponses',
  },
  news: {
    contribution_changes_requested: {
      subject: 'Une question sur votre envoi',
      text: 'La personne qui relit votre envoi à {product} a une question ou demande des modifications. La relecture reprendra dès que vous aurez répondu.',
    },
    contribution_answered: {
      subject: 'L’auteur vous a répondu',
      text: 'L’auteur d’un texte que vous relisez pour {product} vous a répondu. La décision vous revient de nouveau.',
    },
    thread_answered: {
      subject: 'Quelqu’un vous a répondu',
      text: 'Quelqu’un a répondu dans une discussion de {product} à laquelle vous participez.',
      more: {
        one: 'Il y a {count} nouvelle réponse dans une discussion de {product} à laquelle vous participez.',
        many: 'Il y a {count} de nouvelles réponses dans une discussion de {product} à laquelle vous participez.',
        other: 'Il y a {count} nouvelles réponses dans une discussion de {product} à laquelle vous participez.',
      },
    },
    post_answered: {
      subject: 'Quelqu’un vous a répondu',
      text: 'Quelqu’un vous a répondu sur le forum de {product}.',
      more: {
        one: 'Il y a {count} nouvelle réponse pour vous sur le forum de {product}.',
        many: 'Il y a {count} de nouvelles réponses pour vous dans un sujet du forum de {product}.',
        other: 'Il y a {count} nouvelles réponses pour vous dans un sujet du forum de {product}.',
      },
    },
    post_mentioned: {
      subject: 'Quelqu’un vous a mentionné',
      text: 'Quelqu’un vous a mentionné sur le forum de {product}.',
    },
    members_post_answered: {
      subject: 'Quelqu’un vous a répondu',
      text: 'Quelqu’un vous a répondu dans un sujet réservé aux membres de {product}. Vous pourrez le lire une fois connecté.',
      more: {
        one: 'Il y a {count} nouvelle réponse pour vous dans un sujet réservé aux membres de {product}. Vous pourrez la lire une fois connecté.',
        many: 'Il y a {count} de nouvelles réponses pour vous dans un sujet réservé aux membres de {product}. Vous pourrez les lire une fois connecté.',
        other:
          'Il y a {count} nouvelles réponses pour vous dans un sujet réservé aux membres de {product}. Vous pourrez les lire une fois connecté.',
      },
    },
    members_post_mentioned: {
      subject: 'Quelqu’un vous a mentionné',
      text: 'Quelqu’un vous a mentionné dans un sujet réservé aux membres de {product}. Vous pourrez le lire une fois connecté.',
    },
    contribution_approved: {
      subject: 'Votre envoi est approuvé',
      text: 'Un texte que vous avez envoyé à {product} a été relu et approuvé. Il sera bientôt publié.',
    },
    contribution_rejected: {
      subject: 'Votre envoi n’a pas été accepté',
      text: 'Un texte que vous avez envoyé à {product} a été relu et ne sera pas publié.',
    },
    contribution_published: {
      subject: 'Votre envoi est publié',
      text: 'Un texte que vous avez envoyé à {product} est publié. Merci.',
    },
    contribution_not_published: {
      subject: 'Un texte n’a pas pu être publié à la date prévue',
      text: 'Un texte de {product} devait être publié maintenant et n’a pas pu l’être. Il reste approuvé.',
    },
    contribution_removal_approved: {
      subject: 'Le retrait d’une page est approuvé',
      text: 'Le retrait de page que vous avez proposé à {product} est approuvé. Il sera bientôt effectué.',
    },
    contribution_removed: {
      subject: 'La page est retirée',
      text: 'Ce que vous avez proposé à {product} est fait\u00a0: la page est retirée.',
    },
    sign_off_lapsed: {
      subject: 'L’une de vos relectures médicales ne vaut plus',
      text: 'Une page de {product} que vous avez signée a changé depuis. Votre relecture médicale ne vaut plus tant que personne ne la signe de nouveau.',
    },
    watched_changed: {
      subject: 'Une page que vous suivez a changé',
      text: 'Une page de {product} que vous suivez a changé.',
    },
    watched_removed: {
      subject: 'Une page que vous suivez a été retirée',
      text: 'Une page de {product} que vous suivez a été retirée.',
    },
    watched_protected: {
      subject: 'Une page que vous suivez est désormais protégée',
      text: 'Une page de {product} que vous suivez n’accepte plus que les propositions des contributeurs de confiance.',
    },
    watched_unprotected: {
      subject: 'Une page que vous suivez n’est plus protégée',
      text: 'Une page de {product} que vous suivez accepte de nouveau les propositions de tout le monde.',
    },
    page_corrected: {
      subject: 'Une page que vous gardez a été corrigée',
      text: 'Une page de {product} que vous gardez ou suivez a été corrigée pour des raisons médicales.',
    },
    page_withdrawn: {
      subject: 'Une page que vous gardiez a été retirée',
      text: 'Une page de {product} que vous gardiez ou suiviez a été retirée pour des raisons médicales.',
    },
    correction_restated: {
      subject: 'Une correction a été rectifiée',
      text: 'Ce que nous vous avons dit d’une correction sur {product} n’était pas exact. Lisez ce qui est juste à présent.',
    },
    learned_changed: {
      subject: 'Une chose que vous avez apprise a changé',
      text: 'Une page de {product} sur laquelle s’appuie l’un de vos parcours a changé depuis que vous l’avez suivi.',
    },
    learned_undone: {
      subject: 'Une modification de ce que vous avez appris a été annulée',
      text: 'Une page de {product} sur laquelle s’appuie l’un de vos parcours dit de nouveau ce que vous avez appris.',
    },
    path_corrected: {
      subject: 'Un parcours a été mis à jour',
      text: 'Un parcours de {product} a été mis à jour depuis que vous en avez terminé un module.',
    },
    post_moderated: {
      subject: 'Une décision sur ce que vous avez écrit',
      text: 'La modération a pris une décision au sujet de ce que vous avez écrit sur {product}. Dans votre profil, sous « Modération », vous pouvez demander qu’une autre personne l’examine.',
    },
    post_hidden_by_reports: {
      subject: 'Votre texte est masqué pour l’instant',
      text: 'Plusieurs membres ont signalé ce que vous avez écrit sur {product}. Ce texte est masqué jusqu’à ce que la modération l’ait lu.',
    },
    post_warned: {
      subject: 'On vous demande d’écrire autrement',
      text: 'La modération vous demande d’écrire autrement sur {product}. Rien n’a été retiré.',
    },
    moderation_message: {
      subject: 'L’équipe de modération vous a écrit',
      text: 'L’équipe de modération vous a écrit en privé sur {product}. Vous trouverez le message dans votre profil, sous « Modération ».',
    },
    account_suspended: {
      subject: 'Vous ne pouvez pas écrire pour un temps',
      text: 'Pour un temps, vous pouvez lire sur {product}, mais pas écrire ce que d’autres voient. Votre profil dit jusqu’à quand. Sous « Modération », vous pouvez y demander qu’une autre personne l’examine.',
    },
    suspension_lifted: {
      subject: 'Vous pouvez de nouveau écrire',
      text: 'Votre compte sur {product} n’est plus suspendu : vous pouvez de nouveau écrire.',
    },
    report_resolved: {
      subject: 'Votre signalement a eu une suite',
      text: 'Vous avez signalé quelque chose sur {product}. Le nécessaire a été fait. Merci.',
    },
    report_rejected: {
      subject: 'Votre signalement a été examiné',
      text: 'Vous avez signalé quelque chose sur {product}. Le texte a été relu et reste tel quel. Merci de votre vigilance.',
    },
    appeal_upheld: {
      subject: 'Une décision est maintenue',
      text: 'Une autre personne a réexaminé une décision au sujet de ce que vous avez écrit sur {product}. Elle est maintenue.',
    },
    appeal_overturned: {
      subject: 'Une décision est annulée',
      text: 'Une autre personne a réexaminé une décision au sujet de ce que vous avez écrit sur {product}. Elle est annulée.',
    },
  },
  digest: {
    subject: 'De nouveaux messages dans des sujets que vous suivez',
    text: 'On a écrit dans des sujets du forum de {product} que vous suivez.',
    posts: { one: '{count} nouveau message', many: '{count} de nouveaux messages', other: '{count} nouveaux messages' },
    warned: 'Avertissement sur le contenu\u00a0: {warning}',
    action: 'Voir les sujets que vous suivez',
  },
  quoted: '«\u00a0{title}\u00a0»',
  newsAction: 'En savoir plus',
  stopReason: 'Vous recevez ce message parce que les e-mails sur {topic} sont activés dans votre compte.',
  stopAction: 'Ne plus recevoir d’e-mails sur {topic}',
  topics: {
    questions: 'les questions au sujet de vos envois',
    decisions: 'les décisions au sujet de vos envois',
    answers: 'les réponses qui vous sont faites',
    lapses: 'les relectures médicales qui ne valent plus',
    watched: 'les pages que vous suivez',
    corrections: 'les corrections des pages que vous gardez',
    digest: 'ce qui s’écrit dans les sujets que vous suivez',
    learned: 'ce qui a changé depuis que vous l’avez appris',
    moderation: 'les décisions de la modération',
  },
};
