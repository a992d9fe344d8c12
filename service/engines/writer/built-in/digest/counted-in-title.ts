import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { findMeasures } from './measure.ts'
import { prepareText, type Subject } from './subject.ts'

const times = new Set(['second', 'month'])

/**
 * What the title of a source counts where it names what is asked: "Onboarding benchmark: 1,840 rollouts" calls each case
 * of onboarding a rollout, and what is found of rollouts answers.
 */
export function countedInTitles(sources: readonly EvidenceSource[], { concepts }: Subject): string[] {
  const focal = concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  return sources.flatMap(({ title, language }) => {
    const text = prepareText(title.slice(0, 500), language)
    if (!focal.some((concept) => concept.isIn(text))) return []
    return findMeasures(title.slice(0, 500), findLexicon(language)).flatMap(({ unit }) =>
      times.has(unit) || /^(?:[A-Z]{3}|percent)$/.test(unit) ? [] : [unit],
    )
  })
}
