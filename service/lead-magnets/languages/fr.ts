import type { LandingWords } from './landing-words.ts'

export const fr: LandingWords = {
  contents: 'Ce qu’il contient',
  pages: '{x} pages, PDF',
  items: {
    checklist: ['1 point', '{x} points'],
    swipe_file: ['1 phrase', '{x} phrases'],
    framework: ['1 action', '{x} actions'],
  },
  inParts: '{x} en {y} parties',
  email: 'Adresse e-mail',
  consent:
    'Envoyez-moi « {x} » par e-mail. J’accepte que {site} conserve mon adresse et l’heure de ce consentement pour m’envoyer le PDF et des e-mails sur ce sujet. Je peux supprimer mes données à tout moment avec le lien présent dans chaque e-mail.',
  submit: 'Recevoir le PDF',
  nextTitle: 'Et ensuite',
  next: [
    'Nous vous envoyons un lien pour confirmer votre adresse.',
    'Vous l’ouvrez et téléchargez aussitôt le PDF.',
    'Chaque e-mail contient un lien qui supprime vos données.',
  ],
  wrongEmail: 'Saisissez une adresse e-mail valide, par exemple nom@example.com.',
  needConsent: 'Cochez la case pour que nous puissions vous écrire.',
  stale:
    'Cette page n’était plus à jour, rien n’a été envoyé. Votre saisie est conservée : cliquez encore une fois sur le bouton.',
  checkMail: 'Consultez votre messagerie',
  checkMailText: 'Nous avons envoyé un lien à {x}. Ouvrez-le dans les 2 jours pour recevoir le PDF.',
  notThere: 'Rien après quelques minutes ? Regardez dans les courriers indésirables, ou redemandez-le.',
  confirmTitle: 'À un clic du PDF',
  confirmText: 'Confirmez que vous avez demandé « {x} », et vous pourrez le télécharger aussitôt.',
  confirmButton: 'Confirmer et obtenir le PDF',
  ready: 'Le voici',
  readyText: 'Votre adresse est confirmée. Le lien vaut sept jours ; il est aussi dans vos messages.',
  download: 'Télécharger le PDF',
  linkOver: 'Ce lien a expiré',
  linkOverText: 'Il a peut-être déjà servi ou il est incomplet. Redemandez le PDF.',
  again: 'Redemander',
  eraseTitle: 'Supprimer vos données ?',
  eraseText: 'Nous supprimerons votre adresse, et les liens de vos e-mails ne fonctionneront plus.',
  eraseButton: 'Supprimer mes données',
  erased: 'Données supprimées',
  erasedText: 'Nous ne conservons plus votre adresse.',
  tooMany: 'Trop de demandes depuis votre réseau. Réessayez plus tard.',
  tooManyEmails:
    'Nous avons déjà envoyé trois courriels à {x} aujourd’hui, le maximum pour une adresse. Ouvrez le lien du plus récent, regardez dans les courriers indésirables, ou réessayez demain.',
  mailConfirmSubject: 'À confirmer : « {x} »',
  mailConfirmText:
    'Vous avez demandé « {x} » à {site}. Ouvrez ce lien dans les 2 jours pour confirmer votre adresse et recevoir le PDF. Si ce n’était pas vous, ignorez cet e-mail et votre adresse sera supprimée.',
  mailReadySubject: 'Votre PDF : « {x} »',
  mailReadyText: 'Voici « {x} », de {site}. Le lien vaut sept jours.',
  mailErase: 'Pour supprimer vos données, ouvrez ce lien :',
  openings: {
    checklist: '{x} : combien de ces points pouvez-vous cocher aujourd’hui ?',
    swipe_file: '{x} : quoi écrire quand la page est encore blanche.',
    framework: '{x} : à laquelle de ces étapes êtes-vous bloqué ?',
  },
  takenFrom: {
    checklist: 'Tiré d’une liste de {n} points :',
    swipe_file: 'Tiré d’un recueil de {n} phrases :',
    framework: 'Tiré d’une méthode en {n} étapes :',
  },
  madeFor: 'Fait pour : {x}.',
  closings: [
    'La suite est dans « {x} », en PDF : {url}',
    '« {x} » en PDF : {url}',
    '« {x} », un PDF pour travailler, pas seulement pour lire : {url}',
  ],
}
