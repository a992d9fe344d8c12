import type { LandingWords } from './landing-words.ts'

export const fr: LandingWords = {
  tx: 'Ce qu’il contient',
  pages: '{x} pages, PDF',
  email: 'Adresse e-mail',
  consent:
    'Envoyez-moi « {x} » à cette adresse. J’accepte que {site} la conserve, avec l’heure de ce consentement, pour m’envoyer le PDF et m’écrire sur le même sujet. Je peux la faire effacer à tout moment par le lien de chaque message.',
  submit: 'Recevoir le PDF',
  afterwards: 'Un message part d’abord pour confirmer l’adresse. Avant cela, ni PDF ni autre message.',
  wrongEmail: 'Ce n’est pas une adresse e-mail. Écrivez-la comme nom@example.com.',
  needConsent: 'Cochez la case : sans votre accord, nous ne pouvons rien envoyer.',
  tooQuick: 'Appuyez encore une fois sur le bouton.',
  checkMail: 'Regardez vos messages',
  checkMailText:
    'Si l’adresse est juste, un message avec un lien est en route. Ouvrez-le dans les deux jours ; le PDF vient ensuite.',
  confirmTitle: 'À un clic du PDF',
  confirmText: 'Confirmez que vous avez demandé « {x} », et vous pourrez le télécharger aussitôt.',
  confirmButton: 'Confirmer et obtenir le PDF',
  ready: 'Le voici',
  readyText: 'Votre adresse est confirmée. Le lien vaut sept jours ; il est aussi dans vos messages.',
  download: 'Télécharger le PDF',
  linkOver: 'Ce lien ne vaut plus',
  linkOverText:
    'Il a servi, il a expiré ou il a été copié en partie. Redemandez le PDF ; cela prend une minute.',
  again: 'Redemander',
  eraseTitle: 'Effacer votre adresse ?',
  eraseText: 'Nous ne saurons alors plus rien de vous, et les liens de vos messages ne vaudront plus.',
  eraseButton: 'Effacer mon adresse',
  erased: 'Effacée',
  erasedText: 'Rien n’est conservé sur votre adresse.',
  tooMany: 'Trop de demandes depuis votre connexion. Réessayez dans un moment.',
  mailConfirmSubject: 'À confirmer : « {x} »',
  mailConfirmText:
    'Vous avez demandé « {x} » à {site}. Ouvrez ce lien dans les deux jours pour confirmer votre adresse et recevoir le PDF. Si ce n’était pas vous, ne faites rien : l’adresse s’efface d’elle-même.',
  mailReadySubject: 'Votre PDF : « {x} »',
  mailReadyText: 'Voici « {x} », de {site}. Le lien vaut sept jours.',
  mailErase: 'Pour faire effacer votre adresse, ouvrez ce lien :',
  posts: [
    '{hook}\n\nLa suite dans « {x} », en PDF : {url}',
    'Nouveau : « {x} ». {hook}\n\n{url}',
    '« {x} » : un PDF pour travailler, pas seulement pour lire. Par exemple : {hook}\n\n{url}',
  ],
}
