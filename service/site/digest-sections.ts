import { element, type HtmlElement, type HtmlNode, isElement, textOf } from './html-tree.ts'
import type { SiteSource } from './site-article.ts'

/**
 * Sets an evidence digest as what it is, by what its text says in any language: the lines that answer first in a box, each
 * source's name as a heading with its number and what it is below, labels of passages as headings without a number, and in
 * a list what is said before who says it. Run it before references are linked.
 */
export function arrangeDigest(nodes: readonly HtmlNode[], sources: readonly SiteSource[]): HtmlNode[] {
  const find = sourceFinder(sources)
  const blocks = nodes.filter((node) => isElement(node))
  const opening = openingOf(blocks)
  const rest = blocks.slice(opening.length)
  const isOpened = opening.length > 0
  return [
    ...setOpening(opening),
    ...raiseFirst(
      rest.flatMap((block, at) =>
        isElement(block, 'h2')
          ? nameSource(block, find)
          : isElement(block, 'p')
            ? setParagraph(block, { find, isHeading: !isOpened && at === 0, next: rest[at + 1] })
            : isElement(block, 'ul', 'ol')
              ? [{ ...block, children: block.children.map(sayFirst) }]
              : [block],
      ),
    ),
  ]
}

/** A label before any source's name is of the first level: a heading under none would be out of order (WCAG 1.3.1). */
function raiseFirst(nodes: readonly HtmlNode[]): HtmlNode[] {
  const first = nodes.findIndex((node) => isElement(node, 'h2'))
  return nodes.map((node, at) =>
    isElement(node, 'h3') && (first < 0 || at < first) ? { ...node, tagName: 'h2' } : node,
  )
}

type FindSource = (name: string) => SiteSource | undefined

/** By its title, or by who published it where that is nobody else's. */
function sourceFinder(sources: readonly SiteSource[]): FindSource {
  const publisher = ({ origin = '' }: SiteSource) => bare(origin.replace(/,[^,]*$/u, ''))
  return (name) => {
    const wanted = bare(name)
    if (wanted === '') return undefined
    const published = sources.filter((one) => publisher(one) === wanted)
    return (
      sources.find(({ title }) => bare(title) === wanted) ??
      (published.length === 1 ? published[0] : undefined)
    )
  }
}

const quoted = /^[‘“«»„‚'"「『]\s?(?<text>.+?)\s?[’”»«“‘'"」』]$/u
const bare = (text: string) => unquoted(text).replace(/\s+/gu, ' ').toLowerCase()
const unquoted = (text: string) => quoted.exec(text.trim())?.groups?.text ?? text.trim()

/** "In short:" and the list below it. */
function openingOf(blocks: readonly HtmlElement[]): HtmlElement[] {
  const [lead, list] = blocks
  // A label over a list is in bold.
  const isLead =
    isElement(lead, 'p') &&
    /[:：]\s*$/u.test(textOf(lead)) &&
    !hasReference(textOf(lead)) &&
    !isElement(lead.children[0], 'strong')
  return isLead && isElement(list, 'ul', 'ol') ? [lead, list] : []
}

function setOpening([lead, list]: readonly HtmlElement[]): HtmlNode[] {
  if (!lead || !list) return []
  const title = element('p', { className: ['takeaways-title'] }, [
    textOf(lead)
      .replace(/\s*[:：]\s*$/u, '')
      .trim(),
  ])
  return [
    element('section', { className: ['takeaways'] }, [
      title,
      { ...list, children: list.children.map(sayFirst) },
    ]),
  ]
}

const note = /\s*[(（](?<note>[^()（）]{1,60})[)）]\s*$/u

/** The name of a source as a heading; what it is, and its number, in a line below. */
function nameSource(heading: HtmlElement, find: FindSource): HtmlNode[] {
  const text = textOf(heading).trim()
  const about = note.exec(text)?.groups?.note
  const name = text.replace(note, '')
  const source = find(name)
  if (source === undefined) return [heading]
  return [
    { ...heading, children: [{ type: 'text', value: unquoted(name) }] },
    saidBy(source.reference, about),
  ]
}

function saidBy(reference: number | undefined, ...words: (string | undefined)[]): HtmlElement {
  const said = words.filter((one) => one !== undefined && one !== '').join(' · ')
  return element('p', { className: ['said-by'] }, [
    [...(reference === undefined ? [] : [`[${reference}]`]), said].join(' ').trim(),
  ])
}

/** Behind the bold beginning of a paragraph: what it is, its number, and what it says. */
const behind = /^(?<notes>\s*[(（][^()（）]{1,60}[)）])?(?<reference>\s*\[\d{1,3}\])?\s*(?<colon>[:：])?\s*/u

type Place = { find: FindSource; isHeading: boolean; next: HtmlElement | undefined }

function setParagraph(paragraph: HtmlElement, { find, isHeading, next }: Place): HtmlNode[] {
  const [label, tail, ...others] = paragraph.children
  if (!isElement(label, 'strong') || (tail !== undefined && tail.type !== 'text')) return [paragraph]
  const found = behind.exec(tail?.value ?? '')
  const rest = (tail?.value ?? '').slice(found?.[0].length ?? 0)
  const { notes, reference, colon } = found?.groups ?? {}
  const isAlone = rest.trim() === '' && others.length === 0
  if (!isAlone && colon === undefined) return [paragraph]
  const name = textOf(label)
  // A sentence that somebody set in bold is no label.
  if (isAlone && find(name) === undefined && /[.!?。…]\s*$/u.test(name)) return [paragraph]
  const source = find(name)
  const about = notes?.replace(/^\s*[(（]|[)）]\s*$/gu, '')
  const text: HtmlNode[] = isAlone
    ? []
    : [element('p', {}, withReference([{ type: 'text', value: rest }, ...others], reference))]
  // The line with its name has its own number; another would be nowhere.
  if (source !== undefined && reference !== undefined && reference.trim() !== `[${source.reference}]`) {
    return [paragraph]
  }
  if (source !== undefined) {
    const heading = element('h2', {}, [unquoted(name)])
    if (isAlone && isHeading) return [heading, saidBy(source.reference, about)]
    const line = saidBy(source.reference, unquoted(name), about)
    return isAlone ? [line] : [...text, line]
  }
  if (notes !== undefined) return [paragraph]
  const heading = element('h3', {}, label.children)
  if (!isAlone || reference === undefined) return [heading, ...text]
  // A number belongs to what is said, not to the words above it.
  const items = isElement(next, 'ul', 'ol') ? next.children.filter((child) => isElement(child, 'li')) : []
  const last = items.at(-1)
  if (!last) {
    const isBelow = next !== undefined && textOf(next).includes(reference.trim())
    return isBelow ? [heading] : [heading, element('p', { className: ['said-by'] }, [reference.trim()])]
  }
  last.children = withReference(last.children, reference)
  return [heading]
}

/** What is said, with the number that was before it, unless it has that itself. */
function withReference(
  said: HtmlElement['children'],
  reference: string | undefined,
): HtmlElement['children'] {
  if (reference === undefined || said.map(textOf).join('').includes(reference.trim())) return said
  return [...said, { type: 'text', value: ` ${reference.trim()}` }]
}

/** "**Who** (2025): what [1]" as what is said, and below it who says it. */
function sayFirst(item: HtmlElement['children'][number]): HtmlElement['children'][number] {
  if (!isElement(item, 'li')) return item
  const first = item.children.find((child) => isElement(child))
  const paragraph = isElement(first, 'p') ? first : undefined
  const parts = paragraph?.children ?? item.children
  const [speaker, tail, ...others] = parts
  if (!isElement(speaker, 'strong') || tail?.type !== 'text') return item
  const { notes, reference, colon } = behind.exec(tail.value)?.groups ?? {}
  const said = tail.value.slice(behind.exec(tail.value)?.[0].length ?? 0)
  if (colon === undefined || !hasReference([tail, ...others].map(textOf).join(''))) return item
  const about = notes?.replace(/^\s*[(（]|[)）]\s*$/gu, '')
  const who = [unquoted(textOf(speaker)), ...(about === undefined ? [] : [about])].join(' · ')
  const saidFirst = [
    ...withReference([{ type: 'text', value: said }, ...others], reference),
    element('span', { className: ['said-by'] }, [who]),
  ]
  const more = paragraph === undefined ? [] : item.children.slice(item.children.indexOf(paragraph) + 1)
  // A paragraph alone needs no frame in its item.
  const isWhole = more.every((child) => !isElement(child) && textOf(child).trim() === '')
  return {
    ...item,
    children:
      paragraph === undefined || isWhole ? saidFirst : [{ ...paragraph, children: saidFirst }, ...more],
  }
}

const hasReference = (text: string) => /\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\]/u.test(text)
