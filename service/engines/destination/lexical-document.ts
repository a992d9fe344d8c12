import { escapeHtml } from '../../text/escape-html.ts'
import type { Block, Inline, Mark } from './block.ts'
import type { DestinationArticle } from './destination.ts'
import { sourceItems, tableHtml } from './html-body.ts'

/** Bits of a text's `format` (Lexical, `TextFormatType`). */
const formats: Record<Mark, number> = { strong: 1, em: 2, del: 4, code: 16, sup: 64 }

type LexicalNode = Readonly<Record<string, unknown>>

/**
 * The body as a document of Ghost's editor, Lexical. References are raised links to the notes at its end; what the editor
 * has no block for, tables and notes, are HTML cards, which can be edited there as well.
 */
export function lexicalDocument(article: DestinationArticle): string {
  const children = [...article.blocks.flatMap((block) => writeBlock(block, article)), ...notes(article)]
  return JSON.stringify({ root: element('root', children) })
}

function writeBlock(block: Block, article: DestinationArticle): LexicalNode[] {
  switch (block.type) {
    case 'paragraph':
      return [element('paragraph', inline(block.children))]
    case 'heading':
      return [element('extended-heading', inline(block.children), { tag: `h${block.level}` })]
    case 'list':
      return [listNode(block, 0)]
    case 'quote':
      return [quoteNode(block.blocks)]
    case 'table':
      return [card('html', { html: wrapping(tableHtml(block, raisedHtml)) })]
    case 'code':
      return [card('codeblock', { code: block.text, language: block.language ?? '', caption: '' })]
    case 'image': {
      const upload = article.uploads.get(block.file)
      const figure = article.figures.find(({ file }) => file === block.file)
      if (!upload || !figure) return [element('paragraph', [textNode(block.alt, 0)])]
      return [
        card('image', {
          src: upload.url,
          width: figure.widthPx,
          height: figure.heightPx,
          title: '',
          alt: block.alt,
          caption: escapeHtml(block.caption),
          cardWidth: 'regular',
          href: '',
        }),
      ]
    }
    case 'separator':
      return [card('horizontalrule', {})]
  }
}

function listNode(block: Extract<Block, { type: 'list' }>, indent: number): LexicalNode {
  const listType = block.ordered ? 'number' : 'bullet'
  const items = block.items.flatMap(({ children, nested }) => {
    const lines = nested.flatMap((each) =>
      each.type === 'paragraph' ? [{ type: 'linebreak', version: 1 }, ...inline(each.children)] : [],
    )
    const lists = nested.flatMap((each) => (each.type === 'list' ? [listNode(each, indent + 1)] : []))
    // An inner list stands in an item of its own (Lexical, `ListItemNode`).
    return [[...inline(children), ...lines], ...lists.map((list) => [list])]
  })
  return element(
    'list',
    items.map((children, index) => element('listitem', children, { value: index + 1, indent })),
    { listType, start: block.start, tag: block.ordered ? 'ol' : 'ul' },
  )
}

/** A quote of the editor is one line with breaks. */
function quoteNode(blocks: readonly Block[]): LexicalNode {
  const lines = blocks.flatMap((block): LexicalNode[][] => {
    if (block.type === 'paragraph' || block.type === 'heading') return [inline(block.children)]
    if (block.type === 'list')
      return block.items.map(({ children }) => [textNode('• ', 0), ...inline(children)])
    if (block.type === 'quote')
      return block.blocks.flatMap((each) => (each.type === 'paragraph' ? [inline(each.children)] : []))
    return []
  })
  return element(
    'extended-quote',
    lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'linebreak', version: 1 }, ...line])),
  )
}

function inline(children: readonly Inline[]): LexicalNode[] {
  return children.map(inlineNode)
}

function inlineNode(piece: Inline): LexicalNode {
  switch (piece.type) {
    case 'text':
      return textNode(
        piece.text,
        piece.marks.reduce((bits, mark) => bits | formats[mark], 0),
      )
    case 'link':
      return link(piece.url, inline(piece.children))
    case 'break':
      return { type: 'linebreak', version: 1 }
    case 'reference':
      return link(`#source-${piece.reference}`, [textNode(String(piece.reference), formats.sup)])
  }
}

/** Text of the editor has no anchors, so notes do not lead back. */
function notes(article: DestinationArticle): LexicalNode[] {
  if (article.sources.length === 0) return []
  return [
    element('extended-heading', [textNode(article.sourcesTitle, 0)], { tag: 'h2' }),
    card('html', { html: sourceItems(article, new Set()) }),
  ]
}

/**
 * Ghost's own theme keeps each cell on one line, so that the last columns of a wide table are out of sight, and would break
 * words where cells may wrap.
 */
const wrapping = (html: string) =>
  html.replace('<table>', '<table style="white-space:normal;overflow-wrap:normal;word-break:normal">')

const raisedHtml = (number: number) => `<sup><a href="#source-${number}">${number}</a></sup>`

function textNode(text: string, format: number): LexicalNode {
  return { type: 'extended-text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function link(url: string, children: LexicalNode[]): LexicalNode {
  return element('link', children, { url, rel: null, target: null, title: null })
}

function element(type: string, children: readonly LexicalNode[], members: object = {}): LexicalNode {
  return { type, version: 1, direction: null, format: '', indent: 0, children, ...members }
}

function card(type: string, members: object): LexicalNode {
  return { type, version: 1, ...members }
}
