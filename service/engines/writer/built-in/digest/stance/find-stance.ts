import { germanStanceWords } from './languages/de.ts'
import { englishStanceWords } from './languages/en.ts'
import { spanishStanceWords } from './languages/es.ts'
import { frenchStanceWords } from './languages/fr.ts'
import { italianStanceWords } from './languages/it.ts'
import { dutchStanceWords } from './languages/nl.ts'
import { portugueseStanceWords } from './languages/pt.ts'
import type { StanceWords } from './stance-words.ts'

const all: StanceWords[] = [
  englishStanceWords,
  germanStanceWords,
  dutchStanceWords,
  frenchStanceWords,
  spanishStanceWords,
  italianStanceWords,
  portugueseStanceWords,
]
const every = (part: 'against' | 'inFavour' | 'prepositions' | 'articles') =>
  all.map((words) => words[part]).join('|')
const anywhere = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const against = anywhere(every('against'))
const inFavour = anywhere(every('inFavour'))
const place = new RegExp(
  `(?<!\\p{L})(?:${every('prepositions')}) (?:(?:${every('articles')}) )?(\\p{L}{4,})`,
  'giu',
)

/** What a place or means is called in several words, so that two sources that differ about it are found. */
const names = new Map(
  all
    .flatMap(({ sameThings }) => sameThings)
    .flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
)

/** Whether a sentence advises something or warns of it; null where it does neither, or it cannot be told. */
export function findStance(text: string): 'for' | 'against' | null {
  if (against.test(text)) return 'against'
  return inFavour.test(text) ? 'for' : null
}

/** The places and means that a text names: "in the fridge", "a refrigerator", "with a linen bag". */
export function findMeans(text: string): Set<string> {
  const folded = text.toLowerCase()
  const found = new Set<string>()
  for (const [word] of folded.matchAll(/\p{L}{4,}/gu)) {
    const known = names.get(word)
    if (known !== undefined) found.add(known)
  }
  for (const [, word] of folded.matchAll(place)) if (word !== undefined) found.add(names.get(word) ?? word)
  return found
}
