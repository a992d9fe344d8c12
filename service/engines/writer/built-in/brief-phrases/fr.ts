import type { BriefPhrases } from './brief-phrases.ts'

export const frenchBrief: BriefPhrases = {
  language: 'fr',
  description:
    'Brief éditorial\u202f: {x}. Titres de travail, questions et plan\u202f; aucune source n’a encore été lue.',
  titlesHeading: 'Titres de travail',
  titles: [
    '{x}\u202f: de quoi il s’agit et quand cela vaut la peine',
    '{x}\u202f: un guide avec chiffres et sources',
    '{x}\u202f: questions et réponses',
  ],
  questionsHeading: 'Les questions du lecteur',
  questions: [
    'De quoi s’agit-il, en une phrase qu’un débutant comprend\u202f?',
    'Quel problème cela résout-il, et pour qui\u202f?',
    'Comment procède-t-on, étape par étape, et combien de temps cela prend-il\u202f?',
    'Combien cela coûte-t-il, et quelles sont les autres solutions\u202f?',
    'Qu’est-ce qui échoue, et comment l’éviter\u202f?',
    'À quoi reconnaît-on que cela a fonctionné\u202f?',
  ],
  outlineHeading: 'Plan',
  findOut: 'À établir\u202f:',
  evidence: 'Sources qui y répondraient\u202f:',
  parts: {
    definition: {
      heading: 'De quoi il s’agit et comment cela fonctionne',
      findOut: 'une définition exacte, les éléments qui la composent et les termes que l’on confond.',
      evidence: 'une norme, une description officielle ou votre propre documentation.',
    },
    why: {
      heading: 'Pourquoi c’est important',
      findOut: 'qui y gagne quoi, avec un chiffre daté pour chaque affirmation.',
      evidence: 'une étude, une statistique publique ou vos propres mesures.',
    },
    how: {
      heading: 'Comment procéder',
      findOut: 'les étapes dans l’ordre, qui s’en charge, leur durée et ce qu’elles demandent.',
      evidence: 'une liste de contrôle interne, un manuel ou un entretien avec un praticien.',
    },
    compare: {
      heading: 'Coûts et autres solutions',
      findOut:
        'des chiffres comparables pour au moins trois options, dans une même unité et pour une même année.',
      evidence: 'des tarifs, des essais ou un comparatif qui expose sa méthode.',
    },
    limits: {
      heading: 'Limites et erreurs fréquentes',
      findOut: 'quand cela ne fonctionne pas, ce que cela ne permet pas et les erreurs les plus courantes.',
      evidence:
        'des demandes d’assistance, des retours d’expérience, des critiques ou l’avis d’un expert opposé.',
    },
  },
  nextHeading: 'Pour faire de ce brief un article',
  next: [
    'Ajoutez un document à vous qui couvre au moins deux parties du plan.',
    'Indiquez une à trois adresses qui répondent aux questions.',
    'Relancez la rédaction avec le même sujet\u202f: chaque affirmation aura alors sa source.',
  ],
}
