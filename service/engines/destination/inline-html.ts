import { escapeHtml } from '../../text/escape-html.ts'
import type { Inline, Mark } from './block.ts'

const tags: Record<Mark, string> = { strong: 'strong', em: 'em', del: 's', code: 'code', sup: 'sup' }

/** A line as HTML; `reference` draws the raised number of a source. */
export function inlineHtml(children: readonly Inline[], reference: (number: number) => string): string {
  return children.map((child) => pieceHtml(child, reference)).join('')
}

function pieceHtml(piece: Inline, reference: (number: number) => string): string {
  switch (piece.type) {
    case 'text':
      return piece.marks.reduceRight(
        (html, mark) => `<${tags[mark]}>${html}</${tags[mark]}>`,
        escapeHtml(piece.text),
      )
    case 'link':
      return `<a href="${escapeHtml(piece.url)}">${inlineHtml(piece.children, reference)}</a>`
    case 'break':
      return '<br>'
    case 'reference':
      return reference(piece.reference)
  }
}
