import { germanPointers } from './languages/de.ts'
import { englishPointers } from './languages/en.ts'
import { spanishPointers } from './languages/es.ts'
import { frenchPointers } from './languages/fr.ts'
import { italianPointers } from './languages/it.ts'
import { portuguesePointers } from './languages/pt.ts'
import type { PointerWords } from './pointer-words.ts'

/** The same as patterns. */
export type Pointers = Record<Exclude<keyof PointerWords, 'language'>, RegExp>

const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'giu')
const start = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?![\\p{L}\\p{M}])`, 'iu')
const opening = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?!\\p{L})`, 'iu')

const all = [
  englishPointers,
  germanPointers,
  frenchPointers,
  spanishPointers,
  italianPointers,
  portuguesePointers,
]
const patterns = new Map(
  all.map(({ language, demonstrative, announced, document, elsewhere, connectives }): [string, Pointers] => [
    language,
    {
      demonstrative: word(demonstrative),
      announced: word(announced),
      document: start(document),
      elsewhere: word(elsewhere),
      connectives: opening(connectives),
    },
  ]),
)

/** Undefined for a language without lists. */
export function findPointers(language: string): Pointers | undefined {
  return patterns.get(language)
}
