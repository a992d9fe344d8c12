import type { SellingWords } from '../selling-words.ts'

export const italianSellingWords: SellingWords = {
  language: 'it',
  asks: 'aggiungi al carrello|acquista ora|spedizione gratuita|prova gratuita|preventivo gratuito|disponibile subito|richiedi una demo',
  sells:
    'nuovi pazienti (?:ricevono|ottengono|sono)|prenota (?:la tua|subito la tua) (?:prima )?visita|nostr[oaie] (?:propri[oa] )?(?:fabbric[ah]e?|negozi[o]?|showroom|punt[oi] vendita|officina|catalogo|clienti|installatori|tecnici)|nostra (?:collezione|gamma) di|(?:produciamo|vendiamo|consegniamo|installiamo)|(?:contattaci|chiamaci)[^.!?]{0,60} preventivo',
  praises: '(?:i )?nostri (?:prodotti|clienti|servizi)|offriamo|vendiamo|contattaci',
  hype: 'clienti (?:ci|si fidano)|leader (?:di mercato|mondiale)|rivoluzionari\\p{L}+|incredibil\\p{L}+|imbattibil\\p{L}+',
  promises: 'fino a|fino al|solo \\p{N}|da \\p{N}',
  rests:
    '(?:prova|test) (?:eseguit[oa]|condott[oa])|calcolat[oai] (?:su|con|rispetto)|misurat[oai] (?:in|con|su)|basat[oai] su|base di calcolo|prezzo (?:\\p{L}+ ){0,3}(?:dopo|prima|senza|escluso|include)|(?:il (?:dato|calcolo|confronto)|la (?:cifra|misura|media)) (?:è|si|viene|vale)|media (?:di|su) (?:nostri|\\p{N}+|tre|quattro|cinque|dieci)',
  institutions:
    'istituto|università|collegio|associazione|federazione|fondazione|osservatorio|camera|sindacato|agenzia (?:per|regionale|nazionale)|laboratorio|consumatori|rivista|giornale|gazzetta|corriere|quotidiano|messaggero|notizie|stampa',
  owns: 'con {x},? (?:puoi|può|potete|ottieni|gestisci)|(?:prova|provate) {x}|{x} (?:gratis|gratuitamente)',
  press: 'rivista|giornale|quotidiano|redazione|lettor\\p{L}*|abb[oò]na\\p{L}*|newsletter|agenzia',
  deals:
    'acquista (?:online|ora|subito)|montaggio gratuito|spedizione gratuita|(?:il )?nostro (?:servizio clienti|negozio|laboratorio)|(?:i )?nostri (?:tecnici|negozi|punti vendita)|(?:richiedi|chiedi) (?:un |il tuo )?preventivo|preventivo gratuito|officine partner',
  earns:
    '(?:potremmo|possiamo|posso) (?:ricevere|guadagnare|percepire) una (?:piccola )?commissione|(?:riceviamo|guadagniamo|percepiamo|ricevo|guadagno) una (?:piccola )?commissione|(?:contiene|contengono|sono) (?:\\p{L}+ ){0,2}link (?:di affiliazione|affiliati)|link (?:di affiliazione|affiliati)\\s?[:.*]',
}
