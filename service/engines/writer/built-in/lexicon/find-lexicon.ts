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
import { portuguese } from './languages/pt.ts'
import { russian } from './languages/ru.ts'
import { urdu } from './languages/ur.ts'
import { chinese } from './languages/zh.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'

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
