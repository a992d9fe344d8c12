import { withoutAdverts } from '../../reader/labelled-advert.ts'
import type { PageBlock } from '../../reader/page-block.ts'
import { findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { segmentSentences } from '../built-in/segment.ts'
import { addressesMachine } from './addresses-machine.ts'
import { isBoilerplate, isBoilerplateHeading, isCallToAction } from './boilerplate.ts'
import { datelineLength } from './dateline.ts'
import { isAppeal, isEventNotice } from './is-appeal.ts'
import { isConsentNotice, isOpeningHours } from './is-page-notice.ts'

/** Characters of a block that are looked at; more in one block was written by no hand. */
const maxLength = 50_000
/** A section under a heading such as "Related articles" is dropped when it is at most this share of the blocks. */
const maxSectionShare = 0.5
/** A heading that calls to buy or book, and the offer under it. */
const maxCallBlocks = 3

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

/** A heading goes with what stands under it or not at all: without it, that would stand under the heading before. */
function withoutBoilerplateSections(blocks: readonly PageBlock[]): PageBlock[] {
  const kept: PageBlock[] = []
  let at = 0
  while (at < blocks.length) {
    const block = blocks[at]
    if (block === undefined) break
    // What begins a document says what it is about.
    const isFirst = !kept.some(({ kind }) => kind !== 'heading')
    const end = block.kind === 'heading' && !isFirst ? endOfBoilerplate(blocks, at, block) : at
    if (end > at) {
      at = end
      continue
    }
    kept.push(block)
    at += 1
  }
  return kept
}

/** Where a section that is no content ends; where it begins for one that is some, or that is too much of the page. */
function endOfBoilerplate(
  blocks: readonly PageBlock[],
  from: number,
  { text, level }: Extract<PageBlock, { kind: 'heading' }>,
): number {
  const isNone = isBoilerplateHeading(text) || isEventNotice(text) || addressesMachine(text.slice(0, 600))
  const isCall = isCallToAction(text) || isAppeal(text)
  if (!isNone && !isCall) return from
  const most = isNone ? Math.max(4, blocks.length * maxSectionShare) : maxCallBlocks
  // Up to the next heading of any level, where the whole section is too much.
  return (
    [endOfSection(blocks, from, level), endOfSection(blocks, from, 6)].find((end) => end - from <= most) ??
    from
  )
}

function endOfSection(blocks: readonly PageBlock[], from: number, level: number): number {
  const next = blocks.findIndex((block, at) => at > from && block.kind === 'heading' && block.level <= level)
  return next === -1 ? blocks.length : next
}

function screenBlock(block: PageBlock, language: string): PageBlock[] {
  switch (block.kind) {
    case 'heading':
      return addressesMachine(block.text.slice(0, 600)) ? [] : [block]
    case 'list': {
      // Without one of them steps are counted wrongly.
      const isOut =
        block.first === undefined ? isUnwanted : (item: string) => addressesMachine(item.slice(0, 600))
      const items = block.items.filter((item) => !isOut(item))
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

/** Orders to machines go on from sentence to sentence, so one of them takes its whole paragraph along. */
function screenText(block: Extract<PageBlock, { text: string }>, language: string): PageBlock[] {
  const dateline = datelineLength(block.text)
  if (dateline > 0) return screenText({ ...block, text: block.text.slice(dateline) }, language)
  const text = block.text.slice(0, maxLength)
  if (isMarkup(text) || isEventNotice(text) || isConsentNotice(text) || isOpeningHours(text)) return []
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
