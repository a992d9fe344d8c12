import type { UploadDocumentInput } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import { extractDocument } from '../engines/reader/extract-document.ts'
import type { Extraction } from '../engines/reader/extraction.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import { ReadError } from '../outbound/read-error.ts'
import { withPatience } from '../outbound/unavailable.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { findTextFormat, type TextFormat } from './find-text-format.ts'

/** The content of an upload, before any of it is stored. */
export type UploadedText = {
  title: string
  /** As it was sent; of a page what was read. */
  content: string
  blocks: PageBlock[]
  /** BCP 47: the one given, else found from the text. */
  language: string
  sourceUrl: string | null
  /** What a page says of who stands behind it, and when it appeared; null in all three for a text that was given. */
  publisher: string | null
  author: string | null
  publishedAt: Date | null
}

const noOrigin = { publisher: null, author: null, publishedAt: null }

const maxTitleLength = 300
/** Whose a text is and when it appeared may stand over its title. */
const maxBeforeTitle = 3

/** Callers and proxies commonly time out after a minute. */
const patienceMs = 50_000

/**
 * Reads what is uploaded: a text as Markdown, HTML or plain text, a page by fetching it.
 * @throws {ServiceError} `invalid` with the reader's sentence when it cannot be read, or when it has no words;
 * {Unavailable} when the machine is too busy to read it in time
 */
export async function readUpload(
  ctx: AgentContext,
  input: UploadDocumentInput,
  callerSignal: AbortSignal,
): Promise<UploadedText> {
  const signal = withPatience(callerSignal, patienceMs)
  const given = input.language === undefined ? undefined : languageTag(input.language)
  const read =
    input.source_type === 'url' ? await readAddress(ctx, input, signal) : await readText(input, signal)
  const title = cleanLine(input.title ?? read.title)
  const repeated = read.blocks
    .slice(0, maxBeforeTitle)
    .findIndex((block) => block.kind === 'heading' && block.text.toLowerCase() === title.toLowerCase())
  const { publisher, author, publishedAt } = read
  return {
    title: Array.from(title).slice(0, maxTitleLength).join(''),
    content: read.content,
    blocks:
      repeated >= 0 && read.blocks.length > 1 ? read.blocks.filter((_, at) => at !== repeated) : read.blocks,
    language: given ?? read.language,
    sourceUrl: read.sourceUrl,
    publisher,
    author,
    publishedAt,
  }
}

async function readText(
  input: Exclude<UploadDocumentInput, { source_type: 'url' }>,
  signal: AbortSignal,
): Promise<UploadedText> {
  if (cleanLine(input.title) === '') throw invalid('title', 'Required.')
  const content = cleanText(input.content).trim()
  const type = findTextFormat(content, input.source_name)
  const extractions: Extraction[] = []
  for (const part of extractableParts(content)) extractions.push(await extractText(part, type, signal))
  if (extractions.every(({ words }) => words === 0))
    throw invalid('content', 'The document contains no text.')
  const blocks = extractions.flatMap((extraction) => extraction.blocks)
  const language = extractions.toSorted((a, b) => b.words - a.words)[0]?.language ?? 'en'
  const sourceUrl = cleanLine(input.source_url ?? '') || null
  return { title: input.title, content, blocks, language, sourceUrl, ...noOrigin }
}

function extractText(text: string, type: TextFormat, signal: AbortSignal): Promise<Extraction> {
  const contentType = 'text/plain; charset=utf-8'
  return extractDocument({ type, body: Buffer.from(text), contentType, as: 'document' }, signal).catch(
    (error) => {
      throw error instanceof ReadError ? invalid('content', error.message) : error
    },
  )
}

/** Characters beyond the basic plane count twice there and once in the contract's bound. */
const maxExtractionLength = 500_000

/** A text in parts that are read to their end. */
function extractableParts(content: string): string[] {
  if (content.length <= maxExtractionLength) return [content]
  const middle = content.indexOf(' ', content.length / 2 - 1000)
  const border = middle === -1 || middle > maxExtractionLength ? maxExtractionLength - 1 : middle
  const at = /[\udc00-\udfff]/.test(content[border] ?? '') ? border - 1 : border
  return [content.slice(0, at), ...extractableParts(content.slice(at))]
}

async function readAddress(
  ctx: AgentContext,
  input: Extract<UploadDocumentInput, { source_type: 'url' }>,
  signal: AbortSignal,
): Promise<UploadedText> {
  const page = await ctx.engines.reader.readPage(input.source_url, signal).catch((error) => {
    throw error instanceof ReadError ? invalid('source_url', error.message) : error
  })
  const { title, blocks, language, publishedAt } = page
  return {
    title,
    content: cleanText(blocksToText(blocks)),
    blocks,
    language,
    sourceUrl: input.source_url,
    publisher: originLine(page.siteName),
    author: originLine(page.byline),
    publishedAt,
  }
}

const maxOriginLine = 200

function originLine(said: string | null): string | null {
  return cleanLine(said ?? '').slice(0, maxOriginLine) || null
}

function languageTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag
  } catch {
    throw invalid('language', 'Must be a language tag such as en or pt-BR.')
  }
}
