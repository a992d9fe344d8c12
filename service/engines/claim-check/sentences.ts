import { type MarkdownNode, parseMarkdown, textOf } from '../markdown/markdown-tree.ts'
import { splitSentences } from './lexical/split-sentences.ts'
import { readReferences, stripReferences } from './references.ts'

export type Sentence = {
  /** Without markup and without references. */
  text: string
  references: number[]
  /** Those of its paragraph, list item or table: a reference covers all that is said there. */
  covered: number[]
  /** `heading` covers bold labels that lead in too: they carry facts but are no statements. */
  kind: 'prose' | 'heading' | 'table' | 'quotation'
}

/**
 * Reads what a Markdown text says, sentence by sentence and table row by table row. The entries of a closing list of
 * sources are not read; what stands between or below them is.
 */
export function readSentences(markdown: string): Sentence[] {
  const blocks = parseMarkdown(markdown).children ?? []
  const sources = startOfSources(blocks)
  const read = blocks.slice(0, sources).map((block) => readBlock(block, 'prose'))
  const below = blocks.slice(sources + 1).flatMap(readBelowSources)
  const above = read.flatMap((sentences, index) => {
    const type = blocks[index]?.type
    if (sentences.some(({ covered }) => covered.length > 0)) return sentences
    if (type === 'table') return coverTable(sentences, read[index - 1], read[index + 1])
    return type === 'list' ? coverList(sentences, read[index - 1]) : sentences
  })
  return [...above, ...below]
}

/** The paragraph that introduces a table or explains it often has its reference. */
function coverTable(rows: Sentence[], before: Sentence[] = [], after: Sentence[] = []): Sentence[] {
  const around = [before, after].find((each) => each.some(({ references }) => references.length > 0)) ?? []
  const covered = [...new Set(around.flatMap(({ references }) => references))]
  return rows.map((row) => ({ ...row, covered }))
}

/** "Three things count [1]:" carries the reference of the list that it introduces. */
function coverList(items: Sentence[], before: Sentence[] = []): Sentence[] {
  const introduction = before.at(-1)
  if (!introduction?.text.endsWith(':')) return items
  return items.map((item) => ({ ...item, covered: introduction.references }))
}

/** The last heading under which a list of sources stands, each item a link or beginning with its number. */
function startOfSources(blocks: MarkdownNode[]): number {
  const heading = blocks.findLastIndex(({ type }) => type === 'heading')
  const under = blocks.slice(heading + 1)
  const lists = under.filter(isSourceList)
  const isAlone = lists.length === under.length
  const isListed = isSourceList(under[0]) && (isAlone || lists.some(hasNamedSource))
  return heading > 0 && isListed && !lists.some(hasReference) ? heading : blocks.length
}

function isSourceList(block: MarkdownNode | undefined): boolean {
  return (
    block?.type === 'list' &&
    (block.ordered === true || (block.children ?? []).every((item) => /^\[?\d+\]?/.test(textOf(item).trim())))
  )
}

/** A list of steps has neither links nor numbers in brackets. */
function hasNamedSource(list: MarkdownNode): boolean {
  return (list.children ?? []).some(isNamedSource)
}

function isNamedSource(item: MarkdownNode): boolean {
  const [first] = item.children?.[0]?.children ?? []
  return first?.type === 'link' || /^\[\d+\]/.test(textOf(item).trim())
}

/** Below a list of sources, and in it, only what names no source says something. */
function readBelowSources(block: MarkdownNode): Sentence[] {
  if (!isSourceList(block)) return readBlock(block, 'prose')
  return (block.children ?? []).flatMap((item) => {
    const [entry, ...others] = item.children ?? []
    const [named = '', ...lines] = entry ? plainText(entry).split('\n') : []
    const isStatement = !isNamedSource(item) && /[.!。]\s*$/.test(named)
    return [
      ...readText([...(isStatement ? [named] : []), ...lines].join('\n'), 'prose'),
      ...others.flatMap((each) => readBlock(each, 'prose')),
    ]
  })
}

/** A list of statements cites; a list of sources, past its own numbers, does not. */
function hasReference(list: MarkdownNode): boolean {
  return (list.children ?? []).some(
    (item) =>
      readReferences(
        textOf(item)
          .trim()
          .replace(/^\[\d+\]/, ''),
      ).length > 0,
  )
}

function readBlock(block: MarkdownNode, kind: 'prose' | 'quotation'): Sentence[] {
  switch (block.type) {
    case 'heading':
      return [asSentence(plainText(block), 'heading')]
    case 'paragraph':
      return readParagraph(block, kind)
    case 'table':
      return readTable(block)
    case 'blockquote':
      return (block.children ?? []).flatMap((child) => readBlock(child, 'quotation'))
    case 'list':
    case 'listItem':
      return (block.children ?? []).flatMap((child) => readBlock(child, kind))
    default:
      return []
  }
}

/** Fewer words in bold before a full stop are a label. */
const wordsOfSentence = 4

function readParagraph(paragraph: MarkdownNode, kind: 'prose' | 'quotation'): Sentence[] {
  const [first, ...others] = paragraph.children ?? []
  const following = others.map(plainText).join('')
  const lead = first?.type === 'strong' ? plainText(first) : ''
  if (lead !== '' && isLabel(lead, following)) {
    return [asSentence(lead, 'heading'), ...readText(following.replace(/^\s*:/, ''), kind)]
  }
  return readText(plainText(paragraph), kind)
}

/** A bold sentence says something and is read as one; a label names what follows. */
function isLabel(lead: string, following: string): boolean {
  if (/:\s*$/.test(lead) || /^\s*:/.test(following)) return true
  return /[.?!]\s*$/.test(lead) && lead.trim().split(/\s+/).length < wordsOfSentence
}

function readText(text: string, kind: 'prose' | 'quotation'): Sentence[] {
  const covered = [...new Set(readReferences(text))]
  return splitSentences(text).map((sentence) => asSentence(sentence, kind, covered))
}

/** Rows are read as "Header: cell; Header: cell", so that a unit in a header reaches the figures under it. */
function readTable(table: MarkdownNode): Sentence[] {
  const [header, ...rows] = (table.children ?? []).map((row) => (row.children ?? []).map(plainText))
  const ofTable = [...new Set(readReferences(plainText(table)))]
  return rows.map((cells) => {
    const text = cells
      .map((cell, index) => `${stripReferences(header?.[index] ?? '')}: ${cell}`.replace(/^: /, ''))
      .join('; ')
    const sentence = asSentence(text, 'table')
    return sentence.references.length > 0 ? sentence : { ...sentence, references: ofTable, covered: ofTable }
  })
}

function asSentence(text: string, kind: Sentence['kind'], covered: number[] = []): Sentence {
  const references = readReferences(text)
  return {
    text: stripReferences(text).replace(/\s+/g, ' ').trim(),
    references,
    covered: references.length > 0 ? references : covered,
    kind,
  }
}

/** `[1](#source)` is a reference with a link on it. */
function plainText(node: MarkdownNode): string {
  const text = node.children && node.type !== 'link' ? node.children.map(plainText).join('') : textOf(node)
  return node.type === 'link' && /^\d{1,3}$/.test(text) ? `[${text}]` : text
}
