import { createLexicon } from '../lexicon.ts'

export const italian = createLexicon({
  language: 'it',
  stopwords:
    'a ad agli ai al alla alle allo anche ancora avere ha hanno c che chi ci cio come con contro cui d da dagli dai dal dalla dalle dallo degli dei del della delle dello deve devono di dopo dove due e ed era essere esso fa far fino fra gli ha i il in io l la le lei li lo loro lui ma mentre mi mia mio molti molto ne negli nei nel nella nelle nello no noi non nostra nostro o ogni oltre per perche piu poi possono prima proprio puo qual quale quali quando quanto quei quella quelle quelli quello questa queste questi questo qui se sei sempre senza si sia solo sono sta stata stato su sua sue sugli sui sul sulla sulle suo suoi tra troppo tu tutti tutto un una uno vi via voi',
  suffixes:
    'azioni azione amenti amento imenti imento mente atori atore abili abile isti ista ivi ive ivo iva ando endo ati ate ato ata iti ite ito ita uti uto are ere ire i e o a',
  abbreviations: 'sig sigg sig.ra dott dr prof ecc es p pp pag vol n num ca art fig cfr s.p.a s.r.l max min',
  leaning:
    "quest[oaei]|quell[oaei]|ciò|esso|essa|essi|lui|lei|loro|suo|sua|suoi|sue|così|quindi|dunque|perciò|pertanto|inoltre|anche|ma|però|tuttavia|eppure|invece|infatti|cioè|ossia|poi|dopo|infine|in secondo luogo|in terzo luogo|in questo (?:modo|caso)|di conseguenza|per questo|per esempio|ad esempio|al contrario|d'altra parte|e|ed|o|né|entrambi|entrambe|altr[oaei]|un altro|qui|lì|là|sì|tal[ei]|lo stesso|purtroppo|per fortuna|naturalmente|allo stesso modo|altrimenti|in altre parole",
  noise:
    "nella (?:tua|sua|vostra) (?:casella|posta|e-mail|mail)|accetta(?:re)? (?:i |tutti i )?cookie|utilizza(?:mo)? (?:i )?cookie|informativa sulla privacy|privacy policy|termini e condizioni|tutti i diritti riservati|iscriviti|abbonati|registrati|nostra newsletter|clicca (?:qui|sul)|leggi (?:anche|di più|tutto)|scopri di più|per saperne di più|vedi anche|articoli correlati|condividi|seguici|contattaci|prova gratuita|richiedi (?:una demo|un preventivo)|preventivo gratuito|minuti di lettura|tempo di lettura|pubblicato (?:il|da)|ultimo aggiornamento|aggiornato il|sull'autore|lascia un commento|pubblicità|in questo articolo|in questa guida|questo articolo|questa guida|come (?:detto|visto|accennato) (?:sopra|prima)|(?:tabella|figura) (?:sopra|sotto)|torna su|indice dei contenuti",
  empty:
    'introduzione|panoramica|riassunto|sintesi|conclusion[ei]|in breve|in sintesi|contenuti|indice|sommario|contesto|dettagli|altre informazioni|fonti|riferimenti|bibliografia|domande frequenti|faq|chi siamo|contatti|generalità|le basi|commenti|collegamenti esterni|voci correlate',
  cues: {
    definition: "cos['’]è|cosa (?:è|sono)|che cosa|definizione|significato|come funzionano?|principi",
    why: 'perché|benefici|vantaggi|importanza|ragioni|motivi',
    how: 'come|passi|passaggi|guida|consigli|buone pratiche|configurare|installare|installazione|scegliere|migliorare|misurare',
    compare:
      'confronto|confrontare|differenz[ae]|tipi di|cost[oi]|prezz[oi]|alternative|qual[ei]|numeri|statistiche',
    example: 'esempi|esempio|casi pratici|caso di studio|in pratica',
    limits: 'limiti|rischi|errori|svantaggi|problemi|evitare|sfide',
  },
})
