import { baseLanguage } from '../../lexicon/find-lexicon.ts'
import { germanRuleWords } from './languages/de.ts'
import { englishRuleWords } from './languages/en.ts'
import { spanishRuleWords } from './languages/es.ts'
import { frenchRuleWords } from './languages/fr.ts'
import { italianRuleWords } from './languages/it.ts'
import { japaneseRuleWords } from './languages/ja.ts'
import { dutchRuleWords } from './languages/nl.ts'
import { portugueseRuleWords } from './languages/pt.ts'
import type { RuleWords, Verdict } from './rule-words.ts'

const all: RuleWords[] = [
  englishRuleWords,
  germanRuleWords,
  dutchRuleWords,
  frenchRuleWords,
  spanishRuleWords,
  italianRuleWords,
  portugueseRuleWords,
  japaneseRuleWords,
]

/** A denial contains the words of what it denies, so it is read first. */
const pairs: readonly (readonly [denied: Verdict, said: Verdict])[] = [
  ['spares', 'obliges'],
  ['forbids', 'allows'],
  ['discourages', 'advises'],
  ['fails', 'works'],
]

/** What a sentence says, and where it says so. */
export type FoundVerdict = { verdict: Verdict; at: number; length: number }

type RuleTests = {
  verdicts: readonly (readonly [RegExp, Verdict, RegExp, Verdict])[]
  by: RegExp
  from: RegExp
}

function compile(words: RuleWords): RuleTests {
  const edges = words.language === 'ja' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  const around = (list: string, flags: string) => new RegExp(`${edges[0]}(?:${list})${edges[1]}`, flags)
  const before = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})\\s(?:\\p{L}{2,10},?\\s){0,2}$`, 'iu')
  return {
    verdicts: pairs.map(([denied, said]) => [
      around(words[denied], 'giu'),
      denied,
      around(words[said], 'giu'),
      said,
    ]),
    by: before(words.by),
    from: before(words.from),
  }
}

const tests = new Map(all.map((words) => [words.language, compile(words)]))

/** What a text says that must, may or should be, or helps; none in a language without lists, or where it says both. */
export function findVerdicts(text: string, language: string): FoundVerdict[] {
  const words = tests.get(baseLanguage(language))
  if (words === undefined) return []
  // "Must not" forbids, and its "must" obliges to nothing.
  const rest = words.verdicts.reduce(
    (left, [deniedWords]) => left.replace(deniedWords, (match) => ' '.repeat(match.length)),
    text,
  )
  return words.verdicts.flatMap(([deniedWords, denied, saidWords, said]) => {
    const [denial] = text.matchAll(deniedWords)
    const [affirmed] = rest.matchAll(saidWords)
    const found = denial ?? affirmed
    if (found === undefined || (denial !== undefined && affirmed !== undefined)) return []
    return [{ verdict: denial === undefined ? said : denied, at: found.index, length: found[0].length }]
  })
}

/** Whether a date is the last or the first one on which something may be done, by the words before it. */
export function findTerm(before: string, language: string): 'by' | 'from' | null {
  const words = tests.get(baseLanguage(language))
  if (words === undefined) return null
  if (words.by.test(before)) return 'by'
  return words.from.test(before) ? 'from' : null
}
