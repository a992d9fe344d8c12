import type { Yielder } from '../pace.ts'
import { comparable } from '../plain-text.ts'
import type { Sentence } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { type Finding, partsOf, textOfFinding } from './finding.ts'
import { findPolarity } from './polarity.ts'
import { standsAlone } from './stands-alone.ts'

const sameTerms = 0.85
/** Enough of the best for any digest; comparing all pairs of more would only take time. */
const maxFindings = 500

/**
 * Findings that say the same become one, the best of them, which names the others' sources. Different figures and
 * opposite directions are never the same. No sentence is left in two findings.
 */
export async function mergeRepeats(findings: readonly Finding[], pace: Yielder): Promise<Finding[]> {
  const kept: { finding: Finding; terms: Set<string>; figures: string; polarity: string | null }[] = []
  const said = new Set<string>()
  for (const finding of partShared(findings.slice(0, maxFindings))) {
    await pace()
    const parts = partsOf(finding).map(({ text }) => comparable(text))
    const terms = new Set(partsOf(finding).flatMap((part) => part.terms))
    const text = textOfFinding(finding)
    const figures = figuresOf(text)
    const polarity = findPolarity(splitWords(text), partsOf(finding)[0]?.lexicon.language ?? 'und')
    const same = kept.find(
      (other) => other.figures === figures && other.polarity === polarity && isAlike(other.terms, terms),
    )
    if (same !== undefined) {
      const { source, also } = same.finding
      if (finding.source !== source && !also.includes(finding.source)) also.push(finding.source)
      continue
    }
    if (parts.some((part) => part === '' || said.has(part)) || new Set(parts).size < parts.length) continue
    for (const part of parts) said.add(part)
    kept.push({ finding: { ...finding, also: [] }, terms, figures, polarity })
  }
  return kept.map(({ finding }) => finding)
}

/** What two sources say word for word is parted from what only one adds to it, so that nobody is named for more than it says. */
function partShared(findings: readonly Finding[]): Finding[] {
  const sourcesOf = new Map<string, Set<number>>()
  for (const finding of findings)
    for (const { text } of partsOf(finding)) {
      const key = comparable(text)
      sourcesOf.set(key, (sourcesOf.get(key) ?? new Set()).add(finding.source))
    }
  const isShared = ({ text }: Sentence) => (sourcesOf.get(comparable(text))?.size ?? 0) > 1
  return findings.flatMap((finding) => {
    const { sentences, items } = finding
    if (items.length > 0 || !sentences.some(isShared)) return [finding]
    const runs: Sentence[][] = []
    for (const sentence of sentences) {
      const last = runs.at(-1)
      if (last?.[0] !== undefined && isShared(last[0]) === isShared(sentence)) last.push(sentence)
      else runs.push([sentence])
    }
    return runs
      .filter(([first], at) => at === 0 || (first !== undefined && standsAlone(first)))
      .map((run) => ({ ...finding, sentences: run, words: run.reduce((sum, { words }) => sum + words, 0) }))
  })
}

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false
  let both = 0
  for (const term of a) if (b.has(term)) both += 1
  return both / (a.size + b.size - both) >= sameTerms
}

function figuresOf(text: string): string {
  return (text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []).sort().join(' ')
}
