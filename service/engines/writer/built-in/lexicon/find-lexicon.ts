import { arabic } from './languages/ar.ts'
import { bengali } from './languages/bn.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { hindi } from './languages/hi.ts'
import { indonesian } from './languages/id.ts'
import { italian } from './languages/it.ts'
import { japanese } from './languages/ja.ts'
import { dutch } from './languages/nl.ts'
import { portuguese } from './languages/pt.ts'
import { russian } from './languages/ru.ts'
import { urdu } from './languages/ur.ts'
import { chinese } from './languages/zh.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'

const lexicons = new Map(
  [
    arabic,
    bengali,
    german,
    dutch,
    english,
    spanish,
    french,
    hindi,
    indonesian,
    italian,
    japanese,
    portuguese,
    russian,
    urdu,
    chinese,
  ].map((lexicon) => [lexicon.language, lexicon] as const),
)

const neverMatches = '(?!)'
/** For a language we cannot read: no word is empty, no sentence leans, and English noise still counts as noise. */
const unknownLexicon: Lexicon = {
  ...createLexicon({
    language: 'und',
    stopwords: '',
    suffixes: '',
    abbreviations: '',
    leaning: neverMatches,
    noise: neverMatches,
    empty: neverMatches,
    cues: {
      definition: neverMatches,
      why: neverMatches,
      how: neverMatches,
      compare: neverMatches,
      example: neverMatches,
      limits: neverMatches,
    },
  }),
  noise: english.noise,
}

/** The primary language of a tag: `pt` of `pt-BR`, lower case. */
export function baseLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? ''
}

/** The lexicon of a language tag; a cautious empty one for languages without. */
export function findLexicon(tag: string): Lexicon {
  return lexicons.get(baseLanguage(tag)) ?? unknownLexicon
}
