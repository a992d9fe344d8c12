import type { AnswerWords } from '../answer-words.ts'

export const italianAnswerWords: AnswerWords = {
  language: 'it',
  advises: 'scegli|prova|cerca|usa|evita|calcola|misura|chiedi|crea|controlla|aggiungi|ricorda|puoi|devi',
  obliges: 'deve|devono|devi|dovrest\\p{L}*|bisogna|occorre|consigli\\p{L}*|è necessario',
  concludes:
    'in totale|in media|mediana|alla fine|risultato|mostra che|è (?:scesa|sceso|salita|salito|aumentat[oa]|diminuit[oa])|raddoppi\\p{L}*|passat[oa] da|invece|anziché|rispetto a|(?:più|meno) (?:\\p{L}+ )?(?:di|che)|si ripaga|nessuna differenza|calo del|aumento del',
  prepares: 'sono stati (?:intervistati|raccolti)|abbiamo (?:intervistato|misurato|contato)|questionario',
  conditional: 'se|quando|solo|tranne|salvo|dipende',
  causal: 'perché|poiché|grazie a|a causa|quindi',
  weighs:
    'vantag\\p{L}*|svantagg\\p{L}*|risparmi\\p{L}*|cost[oia]\\p{L}*|convien\\p{L}*|margine|redditiv\\p{L}*|rischi\\p{L}*',
  is: 'è|sono|significa',
  pictures: 'come un[ao]?',
  vague: 'importante|fondamentale|essenziale|cruciale|utile',
  firstPerson: 'io|noi|nostr[oaie]|mio|mia|ho|abbiamo',
  introduces: '(?:siamo|sono) un[ao]?|in questo articolo|in questa pagina',
  exemplifies: 'ad esempio|per esempio|esempio|immagina',
  pointsAway: 'risorse|modelli|petizione|condividi|vediamo|approfondisci',
}
