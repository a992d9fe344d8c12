import { type PhrasingContent, parseMarkdown, type RootContent } from './rich/parse-markdown.ts'

/** Before the words of a heading; nobody sees it. */
export const headingMark = '\u2063'

/** What a reader sees of Markdown, as lines without its signs: list items with a bullet, a row of a table on one line. */
export function readableMarkdown(markdown: string): string {
  return parseMarkdown(markdown).children.map(linesOf).join('\n\n')
}

type Item = Extract<RootContent, { type: 'list' }>['children'][number]

function linesOf(block: RootContent): string {
  switch (block.type) {
    case 'heading':
      return headingMark + wordsOf(block.children)
    case 'list':
      return block.children
        .map((item, at) => `${block.ordered ? `${(block.start ?? 1) + at}.` : '•'} ${itemLines(item)}`)
        .join('\n')
    case 'blockquote':
      return block.children.map(linesOf).join('\n')
    case 'table':
      return block.children
        .map(({ children }) => children.map((cell) => wordsOf(cell.children)).join('  |  '))
        .join('\n')
    case 'code':
    case 'html':
      return block.value
    case 'paragraph':
      return wordsOf(block.children)
    default:
      return ''
  }
}

function itemLines({ children }: Item): string {
  return children.map(linesOf).join('\n')
}

function wordsOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'image') return node.alt ? `[${node.alt}]` : '[image]'
      if (node.type === 'break') return '\n'
      if ('children' in node) return wordsOf(node.children)
      return 'value' in node ? node.value : ''
    })
    .join('')
}
