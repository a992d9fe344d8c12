import { countWords } from '../../text/count-words.ts'
import { shorten } from '../../text/shorten.ts'
import { blocksToText } from './blocks-to-text.ts'
import { decodeText } from './decode-text.ts'
import { detectLanguage } from './detect-language.ts'
import { readHtml, readHtmlDocument } from './html-blocks.ts'
import { withoutAdverts } from './labelled-advert.ts'
import { readMarkdown } from './markdown-blocks.ts'
import type { PageBlock } from './page-block.ts'
import type { PageMetadata } from './page-metadata.ts'
import { type PageSurface, readSurface } from './page-surface.ts'
import type { PageType } from './page-type.ts'
import { readPdf } from './pdf-blocks.ts'
import { textBlocks } from './text-blocks.ts'

export type ExtractionInput = {
  type: PageType
  body: Uint8Array
  /** The `Content-Type` header, for its charset. */
  contentType: string | null
  /** `page`: HTML is a page of the web, of which the article is wanted; `document`: all of it is content. */
  as: 'page' | 'document'
  /** The language when the markup says nothing, as of a `Content-Language` header. */
  language?: string | null
  /** The address of an HTML page whose surface is wanted, too. */
  surfaceOf?: string
}

export type Extraction = Omit<PageMetadata, 'language'> & {
  /** ISO 639-1. */
  language: string
  blocks: PageBlock[]
  words: number
  /** Of an HTML page, if requested. */
  surface?: PageSurface
}

/** Beyond this many characters nothing is gained for an article, and later steps stay quick. */
const maxTextLength = 500_000

const nothingSaid: PageMetadata = {
  title: null,
  description: null,
  byline: null,
  siteName: null,
  publishedAt: null,
  language: null,
}

/**
 * The content of a file as blocks with what it says of itself. It can take long and much memory on hostile input:
 * call `extractDocument`, which runs it on another thread. Throws `PdfError` and what parsers throw.
 */
export async function extract(input: ExtractionInput): Promise<Extraction> {
  const { blocks, ...metadata } = await read(input)
  const kept = clipBlocks(input.as === 'page' ? withoutAdverts(blocks) : blocks)
  const text = blocksToText(kept)
  const { surfaceOf, type, body, contentType } = input
  const surface =
    surfaceOf === undefined || type !== 'html'
      ? undefined
      : readSurface(decodeText(body, { contentType, markup: true }), surfaceOf)
  const heading = kept.find((block) => block.kind === 'heading')
  return {
    ...metadata,
    title: metadata.title ?? (heading?.kind === 'heading' ? shorten(heading.text, 300) : null),
    language: metadata.language ?? input.language ?? detectLanguage(text),
    blocks: kept,
    words: countWords(text),
    ...(surface && { surface }),
  }
}

async function read({
  type,
  body,
  contentType,
  as,
}: ExtractionInput): Promise<PageMetadata & { blocks: PageBlock[] }> {
  if (type === 'pdf') {
    const { title, author, createdAt, blocks } = await readPdf(body)
    return { ...nothingSaid, title, byline: author, publishedAt: createdAt, blocks }
  }
  const text = decodeText(body, { contentType, markup: type === 'html' })
  if (type === 'html') return as === 'page' ? readHtml(text) : readHtmlDocument(text)
  if (type === 'markdown') return { ...nothingSaid, ...readMarkdown(text) }
  return { ...nothingSaid, blocks: textBlocks(text) }
}

/** The first blocks that together stay within the limit, the one that crosses it cut where it is text. */
function clipBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  const kept: PageBlock[] = []
  let room = maxTextLength
  for (const block of blocks) {
    const length = blocksToText([block]).length
    if (length > room) {
      if ('text' in block && room > 0) kept.push({ ...block, text: block.text.slice(0, room) })
      break
    }
    kept.push(block)
    room -= length
  }
  return kept
}
