import { foldText } from './fold-text.ts'
import { headingOfLine, isHeadingLine } from './heading-line.ts'
import type { PageBlock } from './page-block.ts'
import { linkShare } from './prune-boilerplate.ts'
import { tableBlock } from './table-block.ts'
import { textBlocks } from './text-blocks.ts'

const skipped = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH BUTTON INPUT SELECT TEXTAREA LABEL NAV IFRAME OBJECT FIGCAPTION DIALOG'.split(
    ' ',
  ),
)
const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BODY CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGURE FOOTER FORM HEADER HGROUP HR LI MAIN P SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR'.split(
    ' ',
  ),
)
const headingLevels = new Map<string, 1 | 2 | 3 | 4 | 5 | 6>([
  ['H1', 1],
  ['H2', 2],
  ['H3', 3],
  ['H4', 4],
  ['H5', 5],
  ['H6', 6],
])
/** What a line in bold can stand over. */
const introduced = new Set(['P', 'UL', 'OL', 'DL', 'TABLE', 'BLOCKQUOTE'])
const textNode = 3
const elementNode = 1
/** Represents `<br>` until white space is folded. */
const lineBreak = '\u2028'

/** An element's content as blocks in reading order. Lists of links are left out with the heading above them. */
export function elementBlocks(root: Element): PageBlock[] {
  const blocks: PageBlock[] = []
  let inline = ''
  let above = 1

  const flush = () => {
    for (const part of inline.split(/(?:\s*\u2028\s*){2,}/)) {
      const text = foldText(part)
      if (text !== '') blocks.push({ kind: 'paragraph', text })
    }
    inline = ''
  }
  const add = (made: PageBlock[]) => {
    flush()
    blocks.push(...made)
  }
  const visit = (node: Node) => {
    if (node.nodeType === textNode) inline += node.textContent?.replace(/\s+/g, ' ') ?? ''
    if (!isElement(node) || isSkipped(node)) return
    const tag = node.tagName
    const level = headingLevels.get(tag)
    if (level) {
      above = level
      const text = elementText(node)
      return add(text === '' ? [] : [{ kind: 'heading', level, text }])
    }
    const line = boldLine(node)
    if (line !== null) add([headingOfLine(line, above)])
    else if (tag === 'BR') inline += lineBreak
    else if (tag === 'UL' || tag === 'OL' || tag === 'MENU') visitList(node)
    else if (tag === 'DL') add(definitions(node))
    else if (tag === 'BLOCKQUOTE') add(textBlock('quote', elementText(node)))
    else if (tag === 'PRE') add(node.querySelector('code') ? [] : textBlocks(node.textContent ?? ''))
    else if (tag === 'TABLE') {
      const table = tableBlock(node, elementText)
      if (table) add([table])
      else visitBlock(node)
    } else if (blockTags.has(tag)) visitBlock(node)
    else node.childNodes.forEach(visit)
  }
  const visitBlock = (element: Element) => {
    flush()
    element.childNodes.forEach(visit)
    flush()
  }
  const visitList = (list: Element) => {
    flush()
    const first = firstNumber(list)
    const items = listItems(list)
    // Some pages are laid out as one list; its items are parts of the page, not items.
    if (list.querySelector('h1, h2, h3, h4, table, blockquote') || items.some((item) => item.length > 1200)) {
      return visitBlock(list)
    }
    if (items.length > 1 && linkShare(list) > 0.8) {
      if (blocks.at(-1)?.kind === 'heading') blocks.pop()
      return
    }
    if (items.length > 0) blocks.push({ kind: 'list', ...first, items })
  }

  visitBlock(root)
  while (blocks.at(-1)?.kind === 'heading') blocks.pop()
  return blocks
}

/** The text of a paragraph that is all in bold and stands over the block after it; null for any other element. */
function boldLine(element: Element): string | null {
  if (element.tagName !== 'P' || !introduced.has(element.nextElementSibling?.tagName ?? '')) return null
  const said = [...element.childNodes].filter((node) => (node.textContent ?? '').trim() !== '')
  const [only] = said
  if (said.length !== 1 || only === undefined || !isElement(only) || !/^(?:STRONG|B)$/.test(only.tagName))
    return null
  const text = elementText(only)
  return isHeadingLine(text) ? text : null
}

/** The text of an element, white space folded, block elements apart. */
function elementText(element: Element): string {
  let text = ''
  const visit = (node: Node) => {
    if (node.nodeType === textNode) text += node.textContent ?? ''
    if (!isElement(node) || isSkipped(node)) return
    const apart = blockTags.has(node.tagName) || /^(BR|UL|OL|H[1-6])$/.test(node.tagName)
    if (apart) text += ' '
    node.childNodes.forEach(visit)
    if (apart) text += ' '
  }
  element.childNodes.forEach(visit)
  return foldText(text)
}

/** Nothing for bullets, for a countdown, and for steps with lists of their own: their items stand in one row. */
function firstNumber(list: Element): { first?: number } {
  if (list.tagName !== 'OL' || list.hasAttribute('reversed') || list.querySelector('ul, ol')) return {}
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10)
  return { first: start >= 0 && start < 10_000 ? start : 1 }
}

/** An item and, after it, the items of the lists inside it. */
function listItems(list: Element): string[] {
  const items: string[] = []
  for (const item of list.children) {
    const inner = [...item.children].filter((child) => child.tagName === 'UL' || child.tagName === 'OL')
    const nested = inner.map((child) => listItems(child))
    for (const child of inner) child.remove()
    const own = elementText(item)
    if (own !== '') items.push(own)
    items.push(...nested.flat())
  }
  return items
}

function definitions(list: Element): PageBlock[] {
  const items: string[] = []
  let term = ''
  for (const part of list.querySelectorAll('dt, dd')) {
    const text = elementText(part)
    if (part.tagName === 'DT') term = text
    else if (text !== '') {
      items.push(term === '' ? text : `${term}: ${text}`)
      term = ''
    }
  }
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

function textBlock(kind: 'quote', text: string): PageBlock[] {
  return text === '' ? [] : [{ kind, text }]
}

function isElement(node: Node): node is Element {
  return node.nodeType === elementNode
}

/** A footnote's mark is not part of the sentence. */
function isSkipped(element: Element): boolean {
  if (skipped.has(element.tagName.toUpperCase())) return true
  return (
    element.tagName === 'SUP' &&
    /^\s*[[(]?(\d{1,3}|[a-z]|note \d+|citation needed)[\])]\s*$/i.test(element.textContent ?? '')
  )
}
