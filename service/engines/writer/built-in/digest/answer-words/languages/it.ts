import type { AnswerWords } from '../answer-words.ts'

export const italianAnswerWords: AnswerWords = {
  language: 'it',
  advises: 'scegli|prova|cerca|usa|evita|calcola|misura|chiedi|crea|controlla|aggiungi|ricorda|puoi|devi',
  obliges: 'deve|devono|devi|dovrest\\p{L}*|bisogna|occorre|consigli\\p{L}*|è necessario',
  concludes:
    '\\p{N}+ ?% in (?:più|meno)|in totale|in media|mediana|alla fine|risultato|mostra che|è (?:scesa|sceso|salita|salito|aumentat[oa]|diminuit[oa])|raddoppi\\p{L}*|passat[oa] da|invece|anziché|rispetto a|(?:più|meno) (?:\\p{L}+ )?(?:di|che)|si ripaga|nessuna differenza|calo del|aumento del',
  prepares:
    'sono stat[ie] (?:intervistat[ie]|raccolt[ie]|misurat[ie]|pesat[ie])|chiede se|abbiamo (?:intervistato|misurato|contato)|(?<=^\\P{L}*)(?:per|al fine di) (?:valutare|misurare|verificare)|affrontava|soffriva|questionario',
  conditional: 'se|quando|solo|tranne|salvo|dipende',
  causal:
    '(?:ragion[ei]|motiv[oi]) (?:più|principal[ei]|di|per)|perché|poiché|grazie a|a causa|quindi|deriva\\p{L}*|dovut[oaie] a\\p{L}*|provoca\\p{L}*|alla base d\\p{L}+|la ragione è|ha(?:nno)? messo a rischio',
  weighs:
    'vantag\\p{L}*|svantagg\\p{L}*|risparmi\\p{L}*|cost[oia]\\p{L}*|convien\\p{L}*|margine|redditiv\\p{L}*|rischi\\p{L}*',
  judges:
    '(?:basta|bastano)|scelta migliore|non è necessario|superflu[oa]|(?:vale|valgono) la pena|conviene|convengono|redditizi\\p{L}*|si ripaga\\p{L}*|buon investimento|non serve',
  wonders: 'se (?:vale|conviene)|domanda|chied\\p{L}+',
  is: 'è|sono|significa',
  pictures: 'come un[ao]?',
  vague: 'importante|fondamentale|essenziale|cruciale|utile',
  firstPerson: 'io|noi|nostr[oaie]|mio|mia|ho|abbiamo',
  introduces: '(?:siamo|sono) un[ao]?|in questo articolo|in questa pagina',
  exemplifies: 'ad esempio|per esempio|esempio|immagina',
  signals:
    'segn(?:o|i|ale|ali)|sintom[oi]|indica\\p{L}*|spi[ae]|si (?:riconosce|capisce|nota)|(?:è|il) momento di',
  pointsAway: 'risorse|modelli|petizione|condividi|vediamo|approfondisci',
  denies:
    'diverso (?:è )?il (?:discorso|caso)|fanno? eccezione|ma|però|tuttavia|eppure|in realtà|al contrario|purtroppo|non è (?:così|vero)|solo se|a meno che|senza (?:di esso|questo)|altrimenti',
  refutes:
    'non ha(?:nno)? (?:trovato|confermato)|nessuna (?:prova|differenza|utilità)|nessun (?:\\p{L}+ )?effetto|nessuna influenza|senza effetto|quasi (?:nulla|niente)',
  disputes:
    'spesso (?:citat|ripetut)\\p{L}|tutti (?:citano|ripetono|dicono)|si (?:dice|legge|ripete) spesso|contrariamente a|la cifra (?:abituale|solita)|mit[oi]|presunt[oaie]',
  leavesOpen:
    'nessuno (?:lo )?sa|non si sa|non (?:ci sono|esistono) (?:ancora )?(?:studi|dati|prove|test)|resta(?:no)? da (?:vedere|capire|dimostrare|chiarire)|non è (?:ancora )?(?:chiaro|noto|certo)|non (?:è|sono) (?:ancora )?stat[aoei] (?:ancora )?(?:annunciat|decis|fissat|stabilit|studiat|misurat)[aoei]|nessuno studio (?:\\p{L}+ )?ha (?:ancora |mai )?(?:misurato|studiato|valutato|confrontato|seguito)|(?:ci sono|esistono) (?:ancora |molto )*poch[ei] (?:studi|dati|ricerche|prove)|(?:studi|dati|ricerche)(?: (?:su|sul\\p{L}*|sui|sugli) [^.;:!?]{0,80})? (?:sono (?:ancora )?scars[ei]|scarseggiano|mancano)',
  asksPeople: 'sondaggio|intervistati|preferiscono',
  samples: 'persone|intervistati|partecipanti|clienti|aziende',
  opposes: 'svantagg\\p{L}*|ma|tuttavia',
  limits: 'limiti|nota metodologica|cosa non (?:sappiamo|si sa)',
  frame:
    'costi?|costano?|prezz[oi]|us[oi]|usare|piccol\\p{L}*|grand\\p{L}*|aziend\\p{L}*|impres\\p{L}*|gente|person\\p{L}*|lavor\\p{L}*|tempo|soldi|numer[oi]|tass[oi]|ann[oi]|mes[ei]|settiman\\p{L}*|giorn[oi]|or[ae]|minut[oi]|buon\\p{L}*|miglior\\p{L}*|cas[ae]|pag\\p{L}*|imparare|aiut\\p{L}*|client\\p{L}*|serviz[io]|prodott[oi]|qualità|mercato|nuov\\p{L}*|vecchi\\p{L}*|lung\\p{L}*|cort\\p{L}*|gratis|due|tre|quattro|cinque|sei|dieci|venti|propri\\p{L}*|vale|fare|fatt[oaei]|vanno|prendere|scegliere',
  studies: 'studio|indagine|sondaggio|prova|esperimento|analisi|confronto',
}
