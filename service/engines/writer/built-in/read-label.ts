/** What an abstract says before its parts, in the languages that abstracts come in; "Post 2:" names nobody. */
const methods =
  'background|objectives?|aims?|purpose|introduction|context|methods?|materials and methods|methodology|design|setting|participants|hintergrund|zielsetzung|ziele?|fragestellung|methoden?|methodik|contexte|objectifs?|introduction|méthodes?|matériels? et méthodes|antecedentes|objetivos?|introducción|métodos?|material y métodos|obiettiv[oi]|metod[oi]|materiali e metodi|contexto|introdução|material e métodos'
const results =
  'results?|findings|conclusions?|outcomes?|interpretation|ergebnisse?|schlussfolgerung(?:en)?|fazit|résultats?|conclusions?|resultados?|conclusi(?:ón|ones)|risultat[oi]|conclusion[ei]|conclus(?:ão|ões)'
const posts =
  '(?:post|reply|comment|message|answer|beitrag|antwort|kommentar|nachricht|réponse|commentaire|mensaje|respuesta|comentario|messaggio|risposta|commento|mensagem|resposta|comentário) ?#?\\p{N}{1,3}'
const label = new RegExp(`^[("'“‘«„[]*(?:(${methods})|(${results})|${posts})\\s?:\\s+(?=\\P{Ll})`, 'iu')

const resultsOnly = new RegExp(
  `^(?:the |die |les |los |i |os )?(?:main |key |wichtigste |principaux |principales )?(?:${results})$`,
  'iu',
)

/** True for a heading over what came out of a study: "Results", "Ergebnisse". */
export function opensResults(heading: string): boolean {
  return resultsOnly.test(heading.trim())
}

/** The label that a sentence begins with, how long it is, and what stands under it; null for none. */
export function readLabel(text: string): { length: number; part: 'method' | 'result' | null } | null {
  const [whole, method, result] = label.exec(text) ?? []
  if (whole === undefined) return null
  return {
    length: whole.length,
    part: method === undefined ? (result === undefined ? null : 'result') : 'method',
  }
}
