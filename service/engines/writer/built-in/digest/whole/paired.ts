import { wholeWords } from '../whole-words.ts'

/** Headings of two sides, each of which says half without the other. */
const sides = (
  [
    ['for', 'against'],
    ['for it', 'against it'],
    ['pros?', 'cons?'],
    ['advantages|benefits', 'disadvantages|drawbacks'],
    ['strengths', 'weaknesses'],
    ['dafür|für', 'dagegen|gegen'],
    ['pros?', '[ck]ontras?'],
    ['vorteile', 'nachteile'],
    ['stärken', 'schwächen'],
    ['pour', 'contre'],
    ['avantages', 'inconvénients'],
    ['a favor', '(?:en )?contra'],
    ['ventajas', 'desventajas|inconvenientes'],
    ['pros', 'contras'],
    ['pro|a favore', 'contro'],
    ['vantaggi', 'svantaggi'],
    ['voor', 'tegen'],
    ['voordelen', 'nadelen'],
    ['prós', 'contras'],
    ['vantagens', 'desvantagens'],
  ] as const
).map(([one, other]) => [endsWith(one), endsWith(other)] as const)

/** "Against", "What speaks against", and "The case against: who left". */
function endsWith(words: string): RegExp {
  return new RegExp(`^(?:[\\p{L}’']+\\s){0,3}(?:${words})(?=\\s*(?:[:：–—?.]|$))`, 'iu')
}

const counted = /^(?<word>\p{L}{3,})\s*(?<number>\p{N}{1,2}|[IVX]{1,4}|[A-D])(?![\p{L}\p{N}])/u
/** "Day 3" is one of a row and no side of anything. */
const times = wholeWords(
  'days?|weeks?|months?|years?|tag|woche|monat|jahr|jours?|semaines?|mois|année|días?|semanas?|mes|año|giorno|settimana|mese|anno|dag|week|maand|jaar|dia|mês|ano|steps?|schritt|étape|paso|passo|stap|etapa|chapter|kapitel|chapitre|capítulo|capitolo|hoofdstuk|part|teil|partie|parte|deel',
)

/** True for "Result 1" and "Result 2", "For" and "Against": who reads one needs the other. */
export function arePaired(one: string, other: string): boolean {
  const [a, b] = [one.trim(), other.trim()]
  if (a === b) return false
  const [first, second] = [counted.exec(a)?.groups, counted.exec(b)?.groups]
  if (first !== undefined && second !== undefined) {
    const isSame = first.word?.toLowerCase() === second.word?.toLowerCase()
    return isSame && first.number !== second.number && !times.test(first.word ?? '')
  }
  return areSides(a, b)
}

/** True for "For" and "Against". */
export function areSides(one: string, other: string): boolean {
  const [a, b] = [one.trim(), other.trim()]
  return sides.some(([left, right]) => (left.test(a) && right.test(b)) || (right.test(a) && left.test(b)))
}
