import type { BriefPhrases } from './brief-phrases.ts'

export const italianBrief: BriefPhrases = {
  language: 'it',
  description:
    'Brief dei contenuti: {x}. Titoli provvisori, domande e scaletta; nessuna fonte è stata ancora letta.',
  titlesHeading: 'Titoli provvisori',
  titles: ['{x}: che cos’è e quando conviene', '{x}: una guida con dati e fonti', '{x}: domande e risposte'],
  questionsHeading: 'Le domande di chi legge',
  questions: [
    'Che cos’è, in una frase comprensibile a chi inizia?',
    'Quale problema risolve, e per chi?',
    'Come si fa, passo per passo, e quanto tempo richiede?',
    'Quanto costa, e quali sono le alternative?',
    'Che cosa va storto, e come si evita?',
    'Come si capisce se ha funzionato?',
  ],
  outlineHeading: 'Scaletta',
  findOut: 'Da scoprire:',
  evidence: 'Fonti che risponderebbero:',
  parts: {
    definition: {
      heading: 'Che cos’è e come funziona',
      findOut: 'una definizione esatta, le parti che lo compongono e i termini che si confondono.',
      evidence: 'una norma, una descrizione ufficiale o la documentazione propria.',
    },
    why: {
      heading: 'Perché è importante',
      findOut: 'chi ci guadagna che cosa, con un dato e la sua data per ogni affermazione.',
      evidence: 'uno studio, una statistica pubblica o misure proprie.',
    },
    how: {
      heading: 'Come si fa',
      findOut: 'i passi in ordine, chi li compie, quanto dura ciascuno e che cosa richiede.',
      evidence: 'una lista di controllo interna, un manuale o un’intervista a chi lo fa.',
    },
    compare: {
      heading: 'Costi e alternative',
      findOut: 'dati confrontabili per almeno tre opzioni, nella stessa unità e dello stesso anno.',
      evidence: 'listini, prove o un confronto che dichiari il metodo.',
    },
    limits: {
      heading: 'Limiti ed errori comuni',
      findOut: 'quando non funziona, che cosa non può fare e gli errori più frequenti.',
      evidence: 'richieste di assistenza, analisi dei guasti, recensioni critiche o un esperto contrario.',
    },
  },
  nextHeading: 'Per trasformare questo brief in un articolo',
  next: [
    'Aggiungete un documento vostro che copra almeno due parti della scaletta.',
    'Indicate da uno a tre indirizzi che rispondano alle domande.',
    'Generate di nuovo con lo stesso tema: ogni affermazione avrà allora la sua fonte.',
  ],
}
