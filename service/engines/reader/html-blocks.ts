import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { countWords } from '../../text/count-words.ts'
import { blocksToText } from './blocks-to-text.ts'
import { boundMarkup } from './bound-markup.ts'
import { elementBlocks } from './element-blocks.ts'
import { keepIntroducedContent } from './keep-introduced-content.ts'
import type { PageBlock } from './page-block.ts'
import { type PageMetadata, readMetadata } from './page-metadata.ts'
import { pruneBoilerplate } from './prune-boilerplate.ts'
import { removeHiddenText } from './remove-hidden-text.ts'
import { removeLabelledAdverts } from './remove-labelled-adverts.ts'

/** A document or fragment that is all content, such as an upload: everything but evident boilerplate. */
export function htmlBlocks(html: string): PageBlock[] {
  return readHtmlDocument(html).blocks
}

/** {@link htmlBlocks} together with what the document says of itself. */
export function readHtmlDocument(html: string): PageMetadata & { blocks: PageBlock[] } {
  const document = parseBounded(boundMarkup(html))
  const metadata = readMetadata(document)
  removeHiddenText(document)
  pruneBoilerplate(document.body)
  keepIntroducedContent(document.body)
  return { ...metadata, blocks: elementBlocks(document.body) }
}

/** A page of the web: what it says of itself, and its main content as blocks (empty where it has none). */
export function readHtml(html: string): PageMetadata & { blocks: PageBlock[] } {
  const markup = boundMarkup(html)
  const document = parseBounded(markup)
  const metadata = readMetadata(document)
  removeHiddenText(document)
  pruneBoilerplate(document.body)
  removeLabelledAdverts(document.body)
  keepIntroducedContent(document.body)
  // Readability takes its document apart, and so does reading lists: each gets its own.
  const whole = elementBlocks(parseBounded(document.toString()).body)
  const article = articleBlocks(document)
  return { ...metadata, blocks: isEnough(article, whole) ? withTitle(article, metadata.title) : whole }
}

function parseBounded(markup: string): Document {
  return parseHTML(markup).document
}

function articleBlocks(document: Document): PageBlock[] {
  const article = new Readability<Element | null>(document, {
    charThreshold: 200,
    disableJSONLD: true,
    keepClasses: false,
    // As an element: serialising and parsing again would only lose time.
    serializer: (node) => (isElement(node) ? node : null),
  }).parse()
  return article?.content ? elementBlocks(article.content) : []
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

/** Readability looks for one article; on a page of several equal parts it finds one part. */
function isEnough(article: PageBlock[], whole: PageBlock[]): boolean {
  const found = countWords(blocksToText(article))
  const all = countWords(blocksToText(whole))
  return found >= 150 ? found >= all * 0.3 : found >= all * 0.7
}

/** Readability leaves out the heading that is the title; a reader begins with it. */
function withTitle(blocks: PageBlock[], title: string | null): PageBlock[] {
  if (!title || blocks.length === 0 || blocks.some((block) => block.kind === 'heading' && block.level === 1))
    return blocks
  return [{ kind: 'heading', level: 1, text: title }, ...blocks]
}
