import { arabic } from './ar.ts'
import { bengali } from './bn.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { hindi } from './hi.ts'
import { indonesian } from './id.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { portuguese } from './pt.ts'
import { russian } from './ru.ts'
import { urdu } from './ur.ts'
import { chinese } from './zh.ts'

const LEXICONS = new Map(
  [
    arabic,
    bengali,
    german,
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

const NEVER = '(?!)'
/** For a language we cannot read: no word is empty, no sentence leans, and English noise still counts as noise. */
const UNKNOWN: Lexicon = {
  ...createLexicon({
    language: 'und',
    stopwords: '',
    suffixes: '',
    abbreviations: '',
    leaning: NEVER,
    noise: NEVER,
    empty: NEVER,
    cues: { definition: NEVER, why: NEVER, how: NEVER, compare: NEVER, example: NEVER, limits: NEVER },
  }),
  noise: english.noise,
}

/** The primary language of a tag: `pt` of `pt-BR`, lower case. */
export function baseLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? ''
}

/** The lexicon of a language tag; a cautious empty one for languages without. */
export function findLexicon(tag: string): Lexicon {
  return LEXICONS.get(baseLanguage(tag)) ?? UNKNOWN
}
