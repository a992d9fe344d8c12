import type { CompanyProfile } from '#contract/company-profile.ts'
import type { PageBlock } from '../../reader/page-block.ts'
import { earnsOnLinks, isProvider, isSeller } from '../built-in/digest/selling-words/is-seller.ts'
import { findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { termsOf } from '../built-in/terms-of.ts'
import { screenBlocks } from '../evidence/screen-blocks.ts'
import { readSourceHead } from '../evidence/source-head.ts'
import type { EvidenceSource } from '../writer.ts'
import { isInHead, renderBlock } from './evidence-markdown.ts'
import { readerTitle } from './reader-title.ts'
import { whoSpeaks } from './who-speaks.ts'
import type { WritingSource } from './writing-source.ts'

export type ScreenedEvidence = {
  /** What the text may rest on. */
  facts: WritingSource[]
  /** How the company sounds; states nothing. */
  voice: WritingSource[]
  /** Sources that share not one word with the topic, where others do. */
  offTopic: WritingSource[]
}

/** Sorts the sources by what they are for and takes out what no reader is meant to read. */
export function screenEvidence(
  evidence: readonly EvidenceSource[],
  topic: string | null,
  profile: CompanyProfile,
): ScreenedEvidence {
  const read = evidence
    // Who sells, who wrote and when is told by what is taken out.
    .map((source) => ({
      ...source,
      sells: isSeller(source),
      hasOffer: isProvider(source),
      earnsOnLinks: !source.own && earnsOnLinks(source),
      head: readSourceHead(source.blocks, source.title),
      blocks: cleanBlocks(source),
    }))
    .filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'heading'))
  const voice = read.filter(({ role }) => role === 'voice')
  const facts = read
    .filter(({ role }) => role !== 'voice')
    .map((source) => withoutByline(nameOwn(source, profile)))
  const offTopic = topic === null ? [] : findOffTopic(facts, topic)
  return { facts: facts.filter((source) => !offTopic.includes(source)), voice, offTopic }
}

/** What the company itself says has it for its publisher; the title of an uploaded document is often a file's name. */
function nameOwn(source: WritingSource, profile: CompanyProfile): WritingSource {
  if (!source.own || source.kind === 'page') return source
  const speaker = whoSpeaks(source, profile)
  if (speaker === 'stranger') return { ...source, own: false }
  const owner = speaker === 'supplied' ? source.head?.publisher : profile.name
  const title =
    source.url === null && source.role === 'facts' ? readerTitle(source.title, owner) : source.title
  if (speaker === 'supplied') return { ...source, title, isSupplied: true }
  return { ...source, title, publisher: owner ?? null }
}

/** Paragraphs at the beginning of a text among which a byline stands. */
const headBlocks = 3

/** What the head of a source says is not said again at the beginning of its text. */
function withoutByline(source: WritingSource): WritingSource {
  const blocks = source.blocks.filter(
    (block, index) => index >= headBlocks || block.kind !== 'paragraph' || !isInHead(block.text, source),
  )
  return blocks.some(({ kind }) => kind !== 'heading') ? { ...source, blocks } : source
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
function findOffTopic(sources: WritingSource[], topic: string): WritingSource[] {
  const read = sources.map((source) => {
    const lexicon = findLexicon(source.language)
    const { author = '', publisher = '', line = '' } = source.head ?? {}
    // A byline is taken out of the text, and may be all that has the topic's word.
    const text = `${source.title}\n${author}\n${publisher}\n${line}\n${source.blocks.map(renderBlock).join('\n')}`
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
