import type { Yielder } from '../pace.ts'
import { comparable } from '../plain-text.ts'
import { splitWords } from '../split-words.ts'
import { type Finding, partsOf, textOfFinding } from './finding.ts'
import { findPolarity } from './polarity.ts'

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
  for (const finding of findings.slice(0, maxFindings)) {
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

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false
  let both = 0
  for (const term of a) if (b.has(term)) both += 1
  return both / (a.size + b.size - both) >= sameTerms
}

function figuresOf(text: string): string {
  return (text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []).sort().join(' ')
}
