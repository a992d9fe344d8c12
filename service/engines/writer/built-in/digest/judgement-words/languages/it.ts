import type { JudgementWords } from '../judgement-words.ts'

export const italianJudgementWords: JudgementWords = {
  language: 'it',
  good: "innocu[oaie]|(?:è|sono|rest[aio]n?o?|risulta(?:no)?) (?:[\\p{L}’']+ ){0,3}sicur[oaie]|senza (?:pericolo|pericoli|rischi|rischio)|non (?:comporta|comportano|presenta|crea|dà|danno) (?:alcun |nessun )?(?:pericolo|rischi|rischio|problema|problemi)|non (?:danneggia|danneggiano|rovina|rovinano)|adatt[oaie]|efficac[ei]|funziona(?:no)? (?:molto )?bene|(?:una |un[’'])?(?:buona|ottima|migliore|eccellente) (?:scelta|idea|opzione|soluzione)|(?:un )?buon (?:investimento|acquisto)|(?:vale|valgono) la pena|(?<!non )convien(?:e|gono)|convengono|(?:è|sono) (?:molto )?util[ei]|accettabil[ei]",
  bad: "pericolos[oaie]|dannos[oaie]|nociv[oaie]|danneggia(?:no)?|(?:può|possono) (?:\\p{L}+ )?(?:danneggiare|rovinare|attaccare|corrodere|intaccare)|rovina(?:no)?|attacca(?:no)?|corrod(?:e|ono)|intacca(?:no)?|troppo (?:aggressiv[oaie]|acid[oaie]|rischios[oaie])|inefficac[ei]|inutil[ei]|inadatt[oaie]|non serv(?:e|ono) a (?:nulla|niente)|(?:una |un[’'])?(?:cattiva|pessima) (?:scelta|idea|opzione|soluzione)|(?:uno )?(?:spreco|errore)|soldi (?:buttati|sprecati)|non (?:vale|valgono) la pena|non convien(?:e|gono)|da evitare",
  urges:
    'consiglia(?:no)?|raccomanda(?:no)?|(?:è|sono) (?:consigliat[oaie]|consigliabil[ei]|raccomandat[oaie])',
  warns:
    'sconsiglia(?:no)?|(?:è|sono) (?:\\p{L}+ )?sconsigliat[oaie]|evita(?:te)?|evitare|non (?:usate|usare|utilizzate|utilizzare|mettete|mettere|versate|comprate|acquistate)|mett(?:e|ono) in guardia (?:da\\p{L}*|contro)|non (?:consiglia(?:no)?|raccomanda(?:no)?)',
  negates: 'non|mai|nessun|nessuna|senza|né|raramente|neppure',
  prepositions:
    'per|in|nel|nella|nelle|nei|negli|nello|su|sul|sulla|sulle|sui|contro|al|alla|alle|ai|a|durante|prima|dopo|tra|fra|sotto|verso|con',
  articles:
    "il|lo|la|i|gli|le|l[’']|un|uno|una|un[’']|quest[oaie]|quell[oaie]|su[oai]|vostr[oaie]|nostr[oaie]|tutt[ie]|alcun[ie]|molt[ie]",
  takesUp: 'questo|questa|ciò|entrambi|entrambe|esso|essa|essi|esse',
  general:
    'temperatur[ae]|pressione|velocità|dos[ei]|intervall[oi]|programm[ai]|cicl[oi]|modell[oi]|marc(?:a|he)|misur[ae]|color[ei]|metod[oi]|mod[oi]|opzion[ei]|soluzion[ei]|rimed[io]+|prodott[oi]|trucch?[io]|consigli[o]?|pass[oi]|espert[oi]|produttor[ei]|fonti|fonte|cas[oi]|cos[ae]|stud[io]+|autor[ei]|ricercator[ei]|medic[oi]|utent[ei]|risposta|risultat[oi]|effett[oi]|quantità|cucchiai[o]?|goccio|po|tipo|uso',
}
