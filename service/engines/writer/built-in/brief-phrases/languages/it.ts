import type { BriefPhrases } from '../brief-phrases.ts'

export const italianBrief: BriefPhrases = {
  language: 'it',
  description:
    '{x}: troppo poche prove per un testo. Che cosa è stato letto, perché non risponde e che cosa risponderebbe.',
  lookedHeading: 'Che cosa si è cercato',
  looked: 'Un passo che risponda a: {x}',
  foundHeading: 'Che cosa si è trovato',
  nothing: 'Non c’era nulla da leggere: nessun indirizzo indicato e nessun documento proprio ne parla.',
  speaks: 'parla di {x}, e in nessun punto di ciò che si chiede.',
  otherLanguage: 'è in {x}; senza un modello non si può tradurre.',
  unusable: 'non ha una frase che dica qualcosa da sola.',
  missingHeading: 'Che cosa risponderebbe',
  amount: 'Una misura, un listino o una statistica con la cifra, l’unità e l’anno.',
  howTo: 'Istruzioni o appunti di qualcuno che l’ha fatto, passo per passo.',
  worth: 'Un calcolo o una prova con quanto costa e quanto rende, nella stessa unità.',
  other: 'Una pagina o un documento che lo dica in poche frasi, con nome e data.',
  own: 'Da {x}: che cosa hanno chiesto i clienti, che cosa è stato offerto e com’è andata.',
  search: 'Pagine in cui compaiano tutte queste parole: {x}.',
  nextHeading: 'Prossimo passo',
  next: 'Aggiungi uno di questi come documento o indirizzo e genera di nuovo.',
}
