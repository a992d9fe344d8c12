import { baseLanguage } from '../../writer/shared.ts'

/**
 * Verbs that are spelt like no noun and no imperative (Spanish `pesa` is both): a statement that opens with one was an entry of a list,
 * below a line that said what it is about.
 */
const openings: Readonly<Record<string, string>> = {
  en: "is|was|were|has|had|does|did|isn[’']t|wasn[’']t|hasn[’']t|doesn[’']t|weighs|contains|includes|reaches|requires|consists|provides|allows|becomes|remains|comes|goes|gives|makes|gets|keeps|brings|saves",
  de: 'ist|war|hat|hatte|wird|wurde|kann|konnte|muss|darf|soll|kostet|wiegt|enthält|erreicht|braucht|benötigt|besteht|reicht|bleibt|dauert|liegt',
  fr: 'est|était|a|avait|peut|doit|coûte|contient|atteint|comprend|permet',
  es: 'es|fue|está|tiene|tenía|puede|debe|cuesta|contiene',
  it: 'è|ha|aveva|può|deve|costa|contiene|raggiunge|comprende|consente',
  pt: 'é|foi|está|tem|tinha|pode|deve|custa|contém',
}

const patterns = new Map(
  Object.entries(openings).map(([language, verbs]) => [
    language,
    new RegExp(`^(?:(?:not|only|nur|nicht|ne|no|non|não)\\s)?(?:${verbs})(?![\\p{L}\\p{N}’'])`, 'iu'),
  ]),
)

/** True for a statement that begins with its verb, of which a reader cannot tell what it speaks of. */
export function lacksSubject(text: string, language: string): boolean {
  return !/[?？]$/u.test(text) && (patterns.get(baseLanguage(language))?.test(text) ?? false)
}
