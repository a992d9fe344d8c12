import type { FurnitureWords } from './furniture-words.ts'

export const it: FurnitureWords = {
  menu: "home|prima pagina|menu|cerca|ricerca|stampa(?: (?:la pagina|l[’']articolo))?|salva|condividi(?: (?:l[’']articolo|su))?|segui|accedi|esci|registrati|abb[oò]nati|abbonamenti|il mio account|carrello|note legali|(?:informativa )?privacy|(?:preferenze |informativa )?cookie|pubblicità|contatti|chi siamo|mappa del sito|newsletter|aiuto|indice|sommario|(?:articolo )?(?:successivo|precedente)|indietro|chiudi|commenti|condizioni d[’']uso|accessibilità",
  bylines: 'a cura di|(?:scritto|redatto|revisionato|verificato|pubblicato) da',
  dates: '(?:pubblicato|aggiornato|modificato|ultimo aggiornamento)',
  consent:
    'noi e (?:i )?nostri (?:\\p{N}[\\p{N}.]* )?(?:partner|fornitori)|i nostri (?:\\p{N}[\\p{N}.]* )?(?:partner|fornitori) e noi|nostri \\p{N}[\\p{N}.]* (?:partner|fornitori)|con il (?:tuo|suo) consenso,? (?:noi|i nostri)|interesse legittimo dei nostri (?:partner|fornitori)|la (?:tua|sua) privacy (?:è importante per noi|ci sta a cuore)',
  choices:
    '(?:accett(?:o|a|are)|rifiut(?:o|a|are)|consenti)(?: (?:tutto|tutti|e (?:continua|chiudi)))*|solo (?:i )?necessari|impostazioni|preferenze|continua senza accettare|gestisci (?:opzioni|preferenze)|personalizza',
  meters:
    '(?:hai|ti restano|ti rimangono|le restano) (?:ancora |solo )*(?:\\p{N}+|un|due|tre|quattro|cinque) articol[io] (?:gratuit[io]|gratis)|(?:\\p{N}+|due|tre|quattro|cinque) articoli (?:gratuiti|gratis) (?:questo mese|rimasti|rimanenti|da leggere)|hai (?:letto|raggiunto|esaurito) [^.!?]{0,40}articoli gratuiti|(?<=^\\P{L}*)abb[oò]nati(?: per (?:leggere|continuare)|[.!]*$)|(?:questo articolo|questo contenuto) è (?:riservato|solo per)[^.!?]{0,12} abbonati',
  newsletters:
    '(?:(?:la|nostra) newsletter[^.!?:]{0,30}: ?)?(?:il meglio|le migliori (?:storie|notizie)|i migliori (?:articoli|consigli))[^.!?]{0,40}(?:nella (?:tua|sua) (?:posta|casella|mail|email)|via e-?mail)[^.!?]{0,30}|(?:puoi |può )?(?:disiscriver(?:ti|si)|cancellar(?:ti|si)|disiscrizione) (?:quando vuo[il]e?|in qualsiasi momento|con un clic)',
  openingHours: 'orari(?:o)? di (?:apertura|sportello|ricevimento)',
}
