import type { BriefPhrases } from '../brief-phrases.ts'

export const frenchBrief: BriefPhrases = {
  language: 'fr',
  description:
    '{x}\u202f: trop peu de preuves pour un texte. Ce qui a été lu, pourquoi cela ne répond pas, et ce qui répondrait.',
  lookedHeading: 'Ce qui a été cherché',
  looked: 'Un passage qui réponde à\u202f: {x}',
  foundHeading: 'Ce qui a été trouvé',
  nothing:
    'Il n’y avait rien à lire\u202f: aucune adresse n’a été donnée et aucun de vos documents n’en parle.',
  speaks: 'parle de {x}, et nulle part de ce qui est demandé.',
  otherLanguage: 'est en {x}\u202f; sans modèle, il ne peut pas être traduit.',
  unusable: 'n’a aucune phrase qui dise quelque chose à elle seule.',
  missingHeading: 'Ce qui y répondrait',
  amount: 'Une mesure, un tarif ou une statistique avec le chiffre, son unité et son année.',
  howTo: 'Un mode d’emploi, ou les notes de quelqu’un qui l’a fait, étape par étape.',
  worth: 'Un calcul ou un essai avec ce que cela coûte et ce que cela rapporte, dans la même unité.',
  other: 'Une page ou un document qui le dise en quelques phrases, avec un nom et une date.',
  own: 'De {x}\u202f: ce que des clients ont demandé, ce qui leur a été proposé et ce qu’il en est advenu.',
  search: 'Des pages où figurent tous ces mots\u202f: {x}.',
  nextHeading: 'Prochaine étape',
  next: 'Ajoutez l’un d’eux comme document ou comme adresse, puis relancez la génération.',
}
