import { withoutAdverts } from '../../reader/labelled-advert.ts'
import type { PageBlock } from '../../reader/page-block.ts'
import { findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { segmentSentences } from '../built-in/segment.ts'
import { addressesMachine } from './addresses-machine.ts'
import { isBoilerplate, isBoilerplateHeading } from './boilerplate.ts'
import { isEventNotice } from './is-appeal.ts'

/** Characters of a block that are looked at; more in one block was written by no hand. */
const maxLength = 50_000
/** A section under a heading such as "Related articles" is dropped when it is at most this share of the blocks. */
const maxSectionShare = 0.5

/**
 * The blocks of a source without what is not content: adverts, forms, banners, calls to action, bylines, navigation,
 * related links, contacts, and text that addresses machines. What stays is as it was, word for word; a paragraph that
 * loses a sentence from its middle becomes two.
 */
export function screenBlocks(blocks: readonly PageBlock[], language: string): PageBlock[] {
  const kept = withoutAdverts(withoutBoilerplateSections(blocks)).flatMap((block) =>
    screenBlock(block, language),
  )
  // A heading with nothing left under it heads nothing.
  return kept.filter((block, at) => {
    const next = kept[at + 1]
    if (block.kind !== 'heading') return true
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level)
  })
}

function withoutBoilerplateSections(blocks: readonly PageBlock[]): PageBlock[] {
  const kept: PageBlock[] = []
  let at = 0
  while (at < blocks.length) {
    const block = blocks[at]
    if (block === undefined) break
    const isDropped =
      block.kind === 'heading' &&
      // What begins a document says what it is about.
      kept.some(({ kind }) => kind !== 'heading') &&
      (isBoilerplateHeading(block.text) ||
        isEventNotice(block.text) ||
        addressesMachine(block.text.slice(0, 600)))
    if (isDropped) {
      const end = endOfSection(blocks, at, block.level)
      at = end - at <= Math.max(4, blocks.length * maxSectionShare) ? end : at + 1
      continue
    }
    kept.push(block)
    at += 1
  }
  return kept
}

function endOfSection(blocks: readonly PageBlock[], from: number, level: number): number {
  const next = blocks.findIndex((block, at) => at > from && block.kind === 'heading' && block.level <= level)
  return next === -1 ? blocks.length : next
}

function screenBlock(block: PageBlock, language: string): PageBlock[] {
  switch (block.kind) {
    case 'heading':
      return isBoilerplate(block.text) ? [] : [block]
    case 'list': {
      const items = block.items.filter((item) => !isUnwanted(item))
      return items.length === 0 ? [] : [{ ...block, items }]
    }
    case 'table': {
      const rows = block.rows.filter((row) => !addressesMachine(row.join(' ').slice(0, 2000)))
      const isForm = block.header.concat(...block.rows).some((cell) => addressesMachine(cell.slice(0, 600)))
      if (rows.length === 0 || (isForm && rows.length === block.rows.length)) return []
      const { caption, ...table } = block
      return [{ ...table, ...(caption && !isUnwanted(caption) ? { caption } : {}), rows }]
    }
    default:
      return screenText(block, language)
  }
}

/** "(Agency) - ", "GOLDEN PRAIRIE, Minn. — ": who reported from where, before the first sentence. */
const dateline =
  /^\s*(?:\([^()\n]{2,40}\)\s*[-–—]+\s+(?=\p{Lu})|\p{Lu}{2}[\p{Lu}\s.'’-]{1,38}(?:,\s\p{Lu}[\p{L}.]{1,14})?\s*(?:\([^()\n]{2,30}\)\s*)?[–—]{1,2}\s+)/u

/** Orders to machines go on from sentence to sentence, so one of them takes its whole paragraph along. */
function screenText(block: Extract<PageBlock, { text: string }>, language: string): PageBlock[] {
  const text = block.text.slice(0, maxLength).replace(dateline, '')
  if (isMarkup(text) || isEventNotice(text)) return []
  const spans = segmentSentences(text, findLexicon(language))
  const sentences = spans.map(({ start, end }) => text.slice(start, end))
  if (
    addressesMachine(text.slice(0, 600)) ||
    sentences.some((sentence) => addressesMachine(sentence.slice(0, 600)))
  )
    return []
  const runs: { start: number; end: number }[] = []
  let goesOn = false
  for (const [index, span] of spans.entries()) {
    const isDropped = isUnwanted(sentences[index] ?? '')
    const last = runs.at(-1)
    if (!isDropped && goesOn && last) last.end = span.end
    else if (!isDropped) runs.push({ ...span })
    goesOn = !isDropped
  }
  if (
    text === block.text &&
    runs.length === 1 &&
    spans.length > 0 &&
    !spans.some((_, at) => isUnwanted(sentences[at] ?? ''))
  )
    return [block]
  return runs.map(({ start, end }) => ({ ...block, text: text.slice(start, end) }))
}

/** A tag that a page shows as text, and embedded files: `<Picture src="data:…;base64,…" />`. */
function isMarkup(text: string): boolean {
  return (
    /^\s*<(?:\/[A-Za-z][\w.-]*|[A-Za-z][^<>]*[=/][^<>]*)>\s*$/.test(text) ||
    /[;,]base64,[\w+/=]{80}/.test(text)
  )
}

function isUnwanted(text: string): boolean {
  return addressesMachine(text.slice(0, 600)) || isBoilerplate(text)
}
