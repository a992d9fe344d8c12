import { isPlantedInstruction } from '../../chat-model/planted-instruction.ts'
import { splitSentences } from '../../claim-check/lexical/split-sentences.ts'
import type { PageBlock } from '../../reader/page-block.ts'
import { findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { termsOf } from '../built-in/terms-of.ts'
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
function cleanBlocks({ blocks, role, title }: EvidenceSource): PageBlock[] {
  const isTitle = (block: PageBlock) => block.kind === 'heading' && folded(block.text) === folded(title)
  const shown = role === 'internal' ? blocks.filter((block) => !isTitle(block)) : blocks
  return shown.flatMap((block) => withoutInstructions(block))
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

function withoutInstructions(block: PageBlock): PageBlock[] {
  if (!isPlantedInstruction(renderBlock(block))) return [block]
  switch (block.kind) {
    case 'heading':
      return []
    case 'paragraph':
    case 'quote': {
      const text = splitSentences(block.text)
        .filter((sentence) => !isPlantedInstruction(sentence))
        .join(' ')
      return text === '' || isPlantedInstruction(text) ? [] : [{ ...block, text }]
    }
    case 'list': {
      const items = block.items.filter((item) => !isPlantedInstruction(item))
      return items.length === 0 ? [] : [{ ...block, items }]
    }
    case 'table':
      return [{ ...block, rows: block.rows.filter((row) => !isPlantedInstruction(row.join(' '))) }]
  }
}

/**
 * A floor, no more: a source is out when it has not one word of the topic while another in its language has some. Whether
 * the others bear on it is for the model to say.
 */
function findOffTopic(sources: EvidenceSource[], topic: string): EvidenceSource[] {
  const counted = sources.map((source) => {
    const lexicon = findLexicon(source.language)
    const wanted = new Set(termsOf(topic, lexicon))
    const text = `${source.title}\n${source.blocks.map(renderBlock).join('\n')}`
    const said = new Set(termsOf(text.slice(0, 200_000), lexicon))
    return { source, shared: [...wanted].filter((term) => said.has(term)).length }
  })
  const speaks = new Set(counted.filter(({ shared }) => shared > 0).map(({ source }) => source.language))
  return counted
    .filter(({ source, shared }) => shared === 0 && speaks.has(source.language))
    .map(({ source }) => source)
}
