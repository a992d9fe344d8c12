import { splitWords } from '../split-words.ts'

type Poles = { up: RegExp; down: RegExp; not: RegExp }
const poles = (up: string, down: string, not: string): Poles => ({
  up: new RegExp(`^(?:${up})$`, 'iu'),
  down: new RegExp(`^(?:${down})$`, 'iu'),
  not: new RegExp(`^(?:${not})$`, 'iu'),
})

const byLanguage: Record<string, Poles> = {
  en: poles(
    'slower|longer|rise[sn]?|rising|rose|increas\\w+|grow(?:s|ing|n|th)?|grew|higher|climb\\w*|gain\\w*|rais\\w+|improv\\w+',
    'fall(?:s|ing|en)?|fell|decreas\\w+|drop\\w*|declin\\w+|lower\\w*|shrink\\w*|shrank|reduc\\w+|worsen\\w*|cut|cuts|sav(?:e|es|ed|ing|ings)|deflect\\w*|eliminat\\w*|less|fewer|faster|quicker|shorter|sooner',
    "not|no|never|cannot|can't|don't|doesn't|isn't|aren't|won't|without|hardly|neither",
  ),
  de: poles(
    'langsamer|länger|steig\\p{L}*|stieg\\p{L}*|gestiegen|zunehm\\p{L}*|zunahme|wächst|wachs\\p{L}*|höher\\p{L}*|erhöh\\p{L}*|verbesser\\p{L}*',
    'sink\\p{L}*|sank\\p{L}*|gesunken|fallen|fällt|fiel|abnehm\\p{L}*|abnahme|niedriger\\p{L}*|senk\\p{L}*|reduzier\\p{L}*|verringer\\p{L}*|rückgang|verschlechter\\p{L}*|(?:ein)?(?:ge)?spar\\p{L}*|einspar\\p{L}*|weniger|schneller|kürzer',
    'nicht|kein\\p{L}*|nie|niemals|ohne|kaum|weder',
  ),
  fr: poles(
    'augment\\p{L}*|hausse|croît|croissance|progress\\p{L}*|mont\\p{L}+|supérieur\\p{L}*|amélior\\p{L}*',
    'baiss\\p{L}*|diminu\\p{L}*|recul\\p{L}*|chut\\p{L}*|inférieur\\p{L}*|rédui\\p{L}*|économis\\p{L}*|moins|dégrad\\p{L}*',
    'pas|jamais|aucune?|sans|ni|guère',
  ),
  es: poles(
    'aument\\p{L}*|sub[eiío]\\p{L}*|crec\\p{L}*|incremen\\p{L}*|mejor\\p{L}*|mayor\\p{L}*',
    'disminu\\p{L}*|baj[aoóe]\\p{L}*|ca[eyí]\\p{L}*|reduc\\p{L}*|redujo|redujeron|reduj\\p{L}*|ahorr\\p{L}*|menos|menor\\p{L}*|desciend\\p{L}*|empeor\\p{L}*',
    'no|nunca|jamás|ningun[oa]?|ningún|sin|ni|tampoco',
  ),
  it: poles(
    'aument\\p{L}*|cresc\\p{L}*|sal[eigo]\\p{L}*|miglior\\p{L}*',
    'diminu\\p{L}*|cal[aoi]\\p{L}*|scend\\p{L}*|riduc\\p{L}*|risparmi\\p{L}*|peggior\\p{L}*',
    'non|mai|nessun[oa]?|senza|né',
  ),
  pt: poles(
    'aument\\p{L}*|cresc\\p{L}*|sub[eiu]\\p{L}*|melhor\\p{L}*',
    'diminu\\p{L}*|cai\\p{L}*|reduz\\p{L}*|poup\\p{L}*|economiz\\p{L}*|baix\\p{L}*|pior\\p{L}*',
    'não|nunca|nenhum\\p{L}*|sem|nem',
  ),
}

/** A text without its words of direction and negation, for comparing what it is about. */
export function stripPolarity(text: string, language: string): string {
  const rules = byLanguage[language]
  if (rules === undefined) return text
  return splitWords(text)
    .filter((word) => !rules.up.test(word) && !rules.down.test(word) && !rules.not.test(word))
    .join(' ')
}

/** Whether a statement says that something rises or falls, or is or is not so; null where it says both or neither clearly. */
export function findPolarity(
  words: readonly string[],
  language: string,
): 'up' | 'down' | 'not' | 'so' | null {
  const rules = byLanguage[language]
  if (rules === undefined) return null
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length
  const isNot = count(rules.not) % 2 === 1
  const up = count(rules.up)
  const down = count(rules.down)
  if (up > 0 && down > 0) return null
  if (up > 0) return isNot ? 'down' : 'up'
  if (down > 0) return isNot ? 'up' : 'down'
  return isNot ? 'not' : 'so'
}
