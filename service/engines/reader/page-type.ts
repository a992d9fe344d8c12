export type PageType = 'html' | 'text' | 'markdown' | 'pdf'

const typesByName = new Map<string, PageType>([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/plain', 'text'],
  ['text/markdown', 'markdown'],
  ['text/x-markdown', 'markdown'],
  ['application/pdf', 'pdf'],
  ['application/x-pdf', 'pdf'],
])
/** Said by servers that do not know better: the content decides. */
const vagueTypes = [
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/x-download',
]

/** Media types worth reading the body of. */
export const readableTypes: readonly string[] = [...typesByName.keys(), ...vagueTypes]

/**
 * What a body is, by its `Content-Type` and, where that is absent, vague or plainly wrong, by its first bytes.
 * Null for what is none of the four.
 */
export function findPageType(contentType: string | null, body: Uint8Array, address: string): PageType | null {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 4096))
  const start = head.toString('latin1')
  if (/^[\s\S]{0,1024}?%PDF-\d/.test(start) && start.indexOf('%PDF-') < 1024 && !/^\s*</.test(start))
    return 'pdf'
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const declaredWide = /charset\s*=\s*["']?utf-16/i.test(contentType ?? '')
  if (!hasMark && !declaredWide && looksBinary(head)) return null
  const named = typesByName.get((contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '')
  const isMarkdown = /\.(md|markdown|mdown|mkd)$/i.test(URL.parse(address)?.pathname ?? address)
  if (named === 'text') return isMarkdown ? 'markdown' : 'text'
  // It claimed to be a PDF and is not.
  if (named && named !== 'pdf') return named
  if (
    /^(\u00ef\u00bb\u00bf)?\s*(<!--[\s\S]*?-->\s*)*(<\?xml[^>]*>\s*)?<(!doctype html|html|head|body)\b/i.test(
      start,
    )
  )
    return 'html'
  if (named === 'pdf') return null
  return isMarkdown ? 'markdown' : 'text'
}

function looksBinary(head: Buffer): boolean {
  const magic = head.subarray(0, 4).toString('latin1')
  return magic.startsWith('PK\u0003\u0004') || magic === '\u0089PNG' || magic === 'GIF8' || head.includes(0)
}
