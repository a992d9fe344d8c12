import type { Options } from 'rehype-sanitize'

/**
 * What a body may consist of: the elements that GitHub-flavoured Markdown makes, and nothing else. Raw HTML never
 * gets this far; the schema is the second lock on the same door. Classes, ids and styles that the pages use are
 * added after it, by our own code.
 */
export const sanitizeSchema: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'hr', 'br', 'pre', 'section'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'em', 'strong', 'del', 'code', 'sup', 'img', 'input'],
  ],
  attributes: {
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', 'id'],
    img: ['src', 'alt'],
    input: [
      ['type', 'checkbox'],
      ['disabled', true],
      ['checked', true],
    ],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  strip: ['script', 'style'],
  // The only ids are those of footnotes, which carry their own prefix.
  clobber: [],
}
