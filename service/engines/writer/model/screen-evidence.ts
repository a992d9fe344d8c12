import type { PageBlock } from '../../reader/page-block.ts'
import { findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { termsOf } from '../built-in/terms-of.ts'
import { screenBlocks } from '../evidence/screen-blocks.ts'
import type { EvidenceSource } from '../writer.ts'
import { renderBlock } from './evidence-markdown.ts'

export type ScreenedEvidence = {
  /** What the text may rest on. */
  facts: EvidenceSource[]
  /** How the company sounds; states nothing. */
  voice: EvidenceSource[]
  /** Sources that share not one word with the topic, where others do. */
  offTopic: EvidenceSource[]
}

/** Sorts the sources by what they are for and takes out what no reader is meant to read. */
export function screenEvidence(evidence: readonly EvidenceSource[], topic: string | null): ScreenedEvidence {
  const read = evidence
    .map((source) => ({ ...source, blocks: cleanBlocks(source) }))
    .filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'heading'))
  const voice = read.filter(({ role }) => role === 'voice')
  const facts = read.filter(({ role }) => role !== 'voice')
  const offTopic = topic === null ? [] : findOffTopic(facts, topic)
  return { facts: facts.filter((source) => !offTopic.includes(source)), voice, offTopic }
}

/** The title of an internal document must not reach the text, so the model never sees it. */
function cleanBlocks({ blocks, role, title, language }: EvidenceSource): PageBlock[] {
  const isTitle = (block: PageBlock) => block.kind === 'heading' && folded(block.text) === folded(title)
  const shown = role === 'internal' ? blocks.filter((block) => !isTitle(block)) : blocks
  return screenBlocks(shown, language)
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** A source that shares less of its own words than this with those that name the topic is about something else. */
const minResemblance = 0.08

/**
 * A floor, no more: a source is out when it has not one word of the topic and hardly one of the sources in its language
 * that have. Whether the others bear on it is for the model to say.
 */
function findOffTopic(sources: EvidenceSource[], topic: string): EvidenceSource[] {
  const read = sources.map((source) => {
    const lexicon = findLexicon(source.language)
    const text = `${source.title}\n${source.blocks.map(renderBlock).join('\n')}`
    const terms = new Set(termsOf(text.slice(0, 200_000), lexicon))
    return { source, terms, speaks: termsOf(topic, lexicon).some((term) => terms.has(term)) }
  })
  const silent = read.filter(({ speaks }) => !speaks)
  return silent
    .filter(({ source, terms }) => {
      const others = read.filter(({ speaks, source: other }) => speaks && other.language === source.language)
      const shared = [...terms].filter((term) => others.some((other) => other.terms.has(term)))
      return others.length > 0 && shared.length < terms.size * minResemblance
    })
    .map(({ source }) => source)
}
