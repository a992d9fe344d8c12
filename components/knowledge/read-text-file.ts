/** Why a chosen file cannot be added; `message` is a sentence for the person who chose it. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableFile'
  }
}

/**
 * The text of a file in UTF-8 or UTF-16, else in the encoding of old Windows programs, which can spell every byte.
 * @throws UnreadableFile for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.subarray(0, 8_000).includes(0)) throw new UnreadableFile("This isn't a text file.")
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The title that a text gives itself, by its first heading or `<title>`; else made from the name of its file. */
export function titleOf(fileName: string, text: string): string {
  const start = text.slice(0, 20_000)
  const isHtml = /\.x?html?$/i.test(fileName)
  const isMarkdown = /\.(md|markdown)$/i.test(fileName)
  const own = isHtml
    ? /<title[^>]*>([^<]+)<\/title>/i.exec(start)?.[1]
    : isMarkdown
      ? /^#\s+(.+?)\s*#*\s*$/m.exec(start)?.[1]
      : undefined
  return cutTitle(own ?? '') || titleFromName(fileName)
}

/** `2026_price-list.final.pdf` is called `2026 price-list.final`. */
export function titleFromName(fileName: string): string {
  return cutTitle(fileName.replace(/\.[a-z0-9]{1,8}$/i, '').replaceAll('_', ' ')) || 'Untitled'
}

/** One line, as long as a title may be. */
export function cutTitle(title: string): string {
  return Array.from(title.replace(/\s+/g, ' ').trim()).slice(0, 300).join('')
}
