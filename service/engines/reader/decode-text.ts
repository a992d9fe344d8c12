import iconv from 'iconv-lite'

/** Labels that iconv-lite knows by another name, and those that browsers read as their superset (WHATWG Encoding). */
const aliases = new Map([
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['us-ascii', 'windows-1252'],
  ['ascii', 'windows-1252'],
  ['iso-8859-9', 'windows-1254'],
  ['gb2312', 'gb18030'],
  ['gbk', 'gb18030'],
  ['x-sjis', 'shift_jis'],
  ['x-gbk', 'gb18030'],
  ['windows-31j', 'shift_jis'],
  ['utf-16', 'utf-16le'],
  ['unicode', 'utf-16le'],
  ['tis-620', 'windows-874'],
  ['ks_c_5601-1987', 'euc-kr'],
  ['x-mac-cyrillic', 'maccyrillic'],
  ['iso-8859-8-i', 'iso-8859-8'],
])

/**
 * Bytes as text. The charset is the first that is known of: byte order mark, `charset` of the header, `<meta>` within
 * the first 4 KB (for `markup`), UTF-8 where the bytes are valid UTF-8, else windows-1252. Never throws.
 */
export function decodeText(
  bytes: Uint8Array,
  from: { contentType?: string | null; markup: boolean },
): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // iconv-lite strips the mark itself.
  return iconv.decode(buffer, findCharset(buffer, from).name).replace(/\0/g, '')
}

/** By which name {@link decodeText} reads the bytes, and what says so. */
export type Charset = { name: string; from: 'byte_order_mark' | 'header' | 'meta' | 'guess' }

export function findCharset(
  given: Uint8Array,
  from: { contentType?: string | null; markup: boolean },
): Charset {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const marked = markedCharset(bytes)
  if (marked) return { name: marked, from: 'byte_order_mark' }
  const inHeader = known(/charset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(from.contentType ?? '')?.[1])
  if (inHeader) return { name: inHeader, from: 'header' }
  if (from.markup) {
    const head = bytes.subarray(0, 4096).toString('latin1')
    const inMarkup = known(
      /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(head)?.[1] ??
        /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([^"']+)/i.exec(head)?.[1],
    )
    // A declaration readable as ASCII is impossible in UTF-16.
    if (inMarkup) return { name: inMarkup.startsWith('utf-16') ? 'utf-8' : inMarkup, from: 'meta' }
  }
  return { name: isUtf8(bytes) ? 'utf-8' : 'windows-1252', from: 'guess' }
}

function markedCharset(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

function known(label: string | undefined): string | undefined {
  const name = label?.toLowerCase()
  const encoding = name && (aliases.get(name) ?? name)
  // iconv-lite also "knows" base64, hex and its own internals.
  return encoding && !/^(base64|hex|binary|ucs2|utf-?7|_)/.test(encoding) && iconv.encodingExists(encoding)
    ? encoding
    : undefined
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
