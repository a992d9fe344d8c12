import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { ArticleClaim } from '#contract/drafts.ts'
import { type AnnotatedNode, annotateBlock } from './annotate-block.ts'
import { findClaims } from './claim-ranges.ts'

type Tree = ReturnType<ReturnType<typeof rehypeSanitize>>
type TreeNode = Tree['children'][number]
type TreeElement = Extract<TreeNode, { type: 'element' }>
type TreeText = Extract<TreeNode, { type: 'text' }>

/** The text of an article as React can draw it: elements that are allowed, and nothing that came as markup. */
export type ArticleNode =
  | AnnotatedNode
  | { kind: 'element'; tag: string; properties: Readonly<Record<string, string>>; children: ArticleNode[] }

export type ArticleTree = {
  nodes: ArticleNode[]
  /** The claims that the text has. */
  found: ReadonlySet<string>
}

const schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...[
      'ul',
      'ol',
      'li',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'a',
      'em',
      'strong',
      'del',
      'sup',
      'img',
    ],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  strip: ['script', 'style'],
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize, schema)
const blockTags = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'blockquote'])
const layoutTags = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])
/** A text longer than this is shown as it is typed. */
const maxCharacters = 200_000
const deepQuote = /^((?:[^\S\n]*>){20})(?:[^\S\n]*>)+/gm

/**
 * Turns untrusted Markdown (GitHub flavour) into a sanitised tree in which claims and references are marked. Raw HTML
 * is dropped. A text that the parser cannot take comes back as one paragraph, word for word.
 * @param references the valid numbers of `[n]`; any other stays text.
 */
export function articleTree(
  markdown: string,
  references: ReadonlySet<number>,
  claims: readonly ArticleClaim[],
): ArticleTree {
  try {
    if (markdown.length > maxCharacters) throw new RangeError('too long')
    const tree = processor.runSync(processor.parse(markdown.replace(deepQuote, '$1')))
    return annotate(tree, references, claims)
  } catch {
    const children: ArticleNode[] = [{ kind: 'text', text: markdown }]
    return { nodes: [{ kind: 'element', tag: 'pre', properties: {}, children }], found: new Set() }
  }
}

function annotate(tree: Tree, references: ReadonlySet<number>, claims: readonly ArticleClaim[]): ArticleTree {
  const blocks = blocksOf(tree)
  const texts = blocks.map((pieces) => pieces.map(({ value }) => value).join(''))
  const ranges = findClaims(texts, claims)
  const drawn = new Map<TreeText, AnnotatedNode[]>()
  for (const [index, pieces] of blocks.entries()) {
    const mine = ranges.filter(({ block }) => block === index)
    const nodes = annotateBlock(
      pieces.map(({ value }) => value),
      mine,
      references,
    )
    for (const [at, { node }] of pieces.entries()) if (node) drawn.set(node, nodes[at] ?? [])
  }
  return {
    nodes: tree.children.flatMap((child) => draw(child, drawn)),
    found: new Set(ranges.map(({ claim }) => claim.id)),
  }
}

/** A text of a block; without a node it only parts two cells of a table row. */
type Piece = { value: string; node?: TreeText }

function blocksOf(tree: Tree): Piece[][] {
  const blocks: Piece[][] = []
  const walk = (node: TreeNode, block: Piece[] | undefined) => {
    if (node.type === 'text') block?.push({ value: node.value, node })
    if (node.type !== 'element' || node.tagName === 'pre' || node.tagName === 'code') return
    let own = block
    if (blockTags.has(node.tagName)) {
      own = []
      blocks.push(own)
    }
    for (const child of contentOf(node)) walk(child, own)
    if (node.tagName === 'td' || node.tagName === 'th') own?.push({ value: ' ' })
  }
  for (const child of tree.children) walk(child, undefined)
  return blocks
}

function draw(node: TreeNode, drawn: ReadonlyMap<TreeText, AnnotatedNode[]>): ArticleNode[] {
  if (node.type === 'text') return drawn.get(node) ?? [{ kind: 'text', text: node.value }]
  if (node.type !== 'element') return []
  return [
    {
      kind: 'element',
      // The page has a first heading of its own.
      tag: node.tagName === 'h1' ? 'h2' : node.tagName,
      properties: propertiesOf(node),
      children: contentOf(node).flatMap((child) => draw(child, drawn)),
    },
  ]
}

/** Between the parts of a table and the items of a list the parser leaves lines, which are no text. */
function contentOf({ tagName, children }: TreeElement): TreeElement['children'] {
  return layoutTags.has(tagName) ? children.filter(({ type }) => type === 'element') : children
}

function propertiesOf({ properties }: TreeElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}
