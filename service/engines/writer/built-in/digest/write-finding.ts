import { speaksAsWe } from '../../evidence/speaks-as-we.ts'
import type { EvidenceSource } from '../../writer.ts'
import { escapeLine, escapeMarkdown } from '../escape-markdown.ts'
import type { Ledger } from '../ledger.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { comparable } from '../plain-text.ts'
import { quotePassage } from '../quote-passage.ts'
import type { Sentence } from '../sentence.ts'
import { isSpaceless } from '../split-words.ts'
import { typeset } from '../typeset.ts'
import { withReference } from '../write-sentence.ts'
import { type Finding, partsOf } from './finding.ts'
import { isLabelOnly } from './is-label-only.ts'
import { commaOf, inBrackets, type SourceNames } from './name-sources.ts'

/** All that turning findings into Markdown needs to know. */
export type Pen = {
  sources: EvidenceSource[]
  ledger: Ledger
  phrases: Phrases
  names: SourceNames
  /** The sources that were named with all that is known of them. */
  introduced: Set<number>
  /** How each source looked, told where it is first quoted. */
  bases: ReadonlyMap<number, Sentence[]>
}

/** Who speaks, as inline Markdown: in full the first time, then by name. Empty for a document of the tenant's own. */
export function speakerOf(source: number, { names, introduced }: Pen): string {
  if (names.byline(source) === '') return ''
  if (introduced.has(source)) return names.again(source)
  introduced.add(source)
  return names.full(source)
}

/** Who speaks where nothing above names them: for a paper of the tenant's that says "we", whoever says it there. */
export function speakerOfFinding(finding: Finding, pen: Pen): string {
  const named = speakerOf(finding.source, pen)
  if (named !== '' || !isSpokenByOthers(partsOf(finding), pen)) return named
  const name = pen.names.speaker(finding.source) ?? ''
  return name === '' ? '' : `**${escapeMarkdown(name)}**`
}

/** True for words that the company cannot say as its own: a stranger's, and "we" in a paper that may be anybody's. */
function isSpokenByOthers(sentences: readonly Sentence[], { names, sources }: Pen): boolean {
  const [first] = sentences
  if (first === undefined) return false
  if (!first.own) return true
  if (names.speaker(first.source) === null) return false
  return (
    isOthersPaper(first.source, names, sources) ||
    sentences.some(({ text, lexicon }) => speaksAsWe(text, lexicon.language))
  )
}

/** True for a document of the tenant's that says that somebody else published it. */
export function isOthersPaper(
  source: number,
  names: SourceNames,
  sources: readonly EvidenceSource[],
): boolean {
  return sources[source]?.own === true && sources[source].url === null && names.byline(source) !== ''
}

/**
 * What a finding says: our own words as they are, a third party's in quotation marks, and so what says "we" in a paper of
 * the tenant's. Empty when said before, or when nobody can be named who says it. `isCited` adds the reference; without it
 * the line above carries one for all.
 */
export function writeStatement(sentences: Sentence[], isCited: boolean, pen: Pen): string {
  const { sources, ledger, phrases, names } = pen
  const [first] = sentences
  if (first === undefined || sentences.some(ledger.hasSaid)) return ''
  if (isSpokenByOthers(sentences, pen)) {
    if (first.own && names.speaker(first.source) === '') return ''
    // Each paragraph is a quotation of its own.
    const quoted = [...Map.groupBy(sentences, ({ block }) => block).values()]
      .map((ones) => quotePassage(sources, ones, ledger, phrases))
      .join(phrases.space)
    const mark = ledger.refer(first.source)
    return quoted === '' || !isCited ? quoted : `${quoted}${phrases.space}${mark}`
  }
  for (const sentence of sentences) ledger.state(sentence)
  const gap = isSpaceless(first.text.slice(-12)) ? '' : ' '
  const mark = ledger.refer(first.source)
  const text = typeset(sentences.map((sentence) => sentence.text).join(gap), phrases)
  return withReference(text, isCited ? mark : '', true)
}

/** How a source looked, in brackets after what it says first; empty where that is not known or was told. */
export function writeBasis(source: number, pen: Pen): string {
  const said = writeStatement(pen.bases.get(source) ?? [], false, pen)
  return said === '' ? '' : `${pen.phrases.space}(${said})`
}

/** How a finding is shown where it stands. */
export type FindingPlace = {
  /** Who says it, where nothing above does. */
  speaker: string | null
  /** The heading over it. */
  under: string | null
  isCited: boolean
}

/** A finding as an item of a list, with the items it lists under it. Empty when all of it was said before. */
export function writeFinding(
  finding: Finding,
  { speaker: above, under, isCited }: FindingPlace,
  pen: Pen,
): string {
  const { ledger, phrases } = pen
  // "We" of a paper of the tenant's has its speaker on its own line.
  const speaker = above ?? (pen.names.byline(finding.source) === '' ? speakerOfFinding(finding, pen) : null)
  const colon = `${colonOf(phrases)}${phrases.space}`
  const isAbove = (heading: string) => under !== null && comparable(heading) === comparable(under)
  const label = finding.label !== null && !isAbove(finding.label) ? `**${escapeLine(finding.label)}**` : ''
  const before = [speaker ?? '', label]
    .filter(Boolean)
    .map((text) => `${text}${colon}`)
    .join('')
  const hasItems = finding.items.length > 0
  const said = hasItems ? finding.sentences.filter(({ text }) => !isLabelOnly(text)) : finding.sentences
  const statement = writeStatement(said, isCited, pen)
  const written = finding.items.flatMap((item) => {
    const text = writeStatement(item, false, pen)
    return text === '' ? [] : [{ item, text }]
  })
  // A list that begins with its second item, or leaves out its fourth, would look torn.
  const isCounted = written.every(({ item: [first] }, at) => first?.item === at)
  const items = written.map(({ item, text }) => `  ${isCounted ? markOf(item, pen) : '-'} ${text}`)
  if (statement === '' && items.length === 0) return ''
  const also = writeAlso(finding, pen)
  const lead = [statement, also].filter(Boolean).join(phrases.space)
  if (!hasItems) return `- ${before}${lead}`
  if (lead !== '') return [`- ${before}${lead}${colonOf(phrases)}`, ...items].join('\n')
  // The items of a list that only its heading introduces.
  const heading =
    label === '' &&
    finding.section.heading !== null &&
    !isAbove(finding.section.heading) &&
    !isLabelOnly(finding.section.heading)
      ? `**${escapeLine(finding.section.heading)}**`
      : label
  const mark = ledger.refer(finding.source)
  const named = [speaker ?? '', heading].filter(Boolean).join(colon)
  if (named === '')
    return items
      .map((item) => item.slice(2))
      .join('\n')
      .concat(isCited && mark !== '' ? ` ${mark}` : '')
  return [`- ${[named, isCited ? mark : ''].filter(Boolean).join(' ')}${colonOf(phrases)}`, ...items].join(
    '\n',
  )
}

/** The number of an item in a list whose order counts, as its source gives it; else a dash. */
function markOf([first]: readonly Sentence[], { sources }: Pen): string {
  if (first === undefined || first.item === null) return '-'
  const block = sources[first.source]?.blocks[first.block]
  return block?.kind === 'list' && block.first !== undefined ? `${block.first + first.item}.` : '-'
}

/** The other sources that say the same, in brackets; empty for none. */
export function writeAlso({ also }: Finding, { ledger, names, phrases }: Pen): string {
  const others = also
    .filter((source) => ledger.refer(source) !== '')
    .map((source) => phrases.also.replace('{x}', () => `${names.short(source)} ${ledger.refer(source)}`))
  return others.length === 0
    ? ''
    : inBrackets(others.join(commaOf(phrases.language)), phrases.language).trim()
}

/** The colon of a language, with the space French has before it. */
export function colonOf({ according }: Phrases): string {
  return /\s?[:：]$/u.exec(according)?.[0] ?? ':'
}
