import type { EvidenceSource } from '../../writer.ts'
import { sourceText } from '../source-text.ts'
import { germanSellingWords } from './selling-words/languages/de.ts'
import { englishSellingWords } from './selling-words/languages/en.ts'
import { spanishSellingWords } from './selling-words/languages/es.ts'
import { frenchSellingWords } from './selling-words/languages/fr.ts'
import { italianSellingWords } from './selling-words/languages/it.ts'
import { japaneseSellingWords } from './selling-words/languages/ja.ts'
import { portugueseSellingWords } from './selling-words/languages/pt.ts'
import { chineseSellingWords } from './selling-words/languages/zh.ts'
import type { SellingWords } from './selling-words/selling-words.ts'

const all: SellingWords[] = [
  englishSellingWords,
  germanSellingWords,
  frenchSellingWords,
  spanishSellingWords,
  italianSellingWords,
  portugueseSellingWords,
  japaneseSellingWords,
  chineseSellingWords,
]

const looked = 60_000
const asksWeight = 2
const min = 4
/** A page that names its publisher so often in its text is about it. */
const minNamed = 3
const namedWeight = 2

/** A page may be in another language than its shop's buttons. Words of languages without spaces have no edges. */
const anywhere = (part: 'asks' | 'praises') => {
  const spaced = all.flatMap((words) => (isSpaced(words) ? [words[part]] : [])).join('|')
  const unspaced = all.flatMap((words) => (isSpaced(words) ? [] : [words[part]])).join('|')
  return new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|${unspaced}`, 'giu')
}
const isSpaced = ({ language }: SellingWords) => language !== 'ja' && language !== 'zh'
const asks = anywhere('asks')
const praises = anywhere('praises')

/** True for a page that sells what it writes about: what it says of it is a seller's claim, and said to be one. */
export function isSeller(source: EvidenceSource): boolean {
  if (source.own || source.kind !== 'page') return false
  const text = sourceText(source).slice(0, looked)
  const found = (pattern: RegExp) =>
    new Set((text.match(pattern) ?? []).map((match) => match.toLowerCase())).size
  const asked = found(asks) * asksWeight
  const weight = asked + found(praises)
  const { publisher } = source
  const isNamed = publisher ? text.split(publisher).length - 1 >= minNamed : false
  return weight >= min || (asked > 0 && isNamed && weight + namedWeight >= min)
}
