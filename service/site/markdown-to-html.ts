import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { parseRoot } from '../engines/markdown/markdown-tree.ts'
import { stripControlCharacters } from '../text/escape-html.ts'
import { setOffTakeaways, stripSourceList } from './body-sections.ts'
import { breakEndlessBlocks } from './break-endless-blocks.ts'
import { foldChartData } from './chart-data.ts'
import { arrangeDigest } from './digest-sections.ts'
import { anchorHeadings } from './heading-anchors.ts'
import { type HtmlNode, isElement, replaceNodes, textOf } from './html-tree.ts'
import { applyLinkPolicy } from './link-policy.ts'
import { saveOwnPictures } from './own-pictures.ts'
import { linkReferences } from './reference-links.ts'
import { sanitizeSchema } from './sanitize-schema.ts'
import type { SiteFigure, SiteSource } from './site-article.ts'
import { siteWords } from './site-words.ts'
import { frameTables } from './table-frames.ts'

export type MarkdownOptions = {
  /** The article's title: a first heading that repeats it is dropped. */
  title: string
  language: string
  /** Absolute address of the page that the text belongs to. */
  pageUrl: string
  sources: readonly SiteSource[]
  figures: readonly SiteFigure[]
  /** True where the text is read away from its page (a feed): every address is written in full. */
  absolute: boolean
  /** True of an evidence digest on its page, which is set by its sources. */
  isDigest?: boolean
}

/** A heading that the list of contents shows. */
export type Heading = { id: string; text: string }

export type MarkdownHtml = {
  html: string
  /** The headings of the first level, in order; takeaways and notes are not among them. */
  headings: Heading[]
  /** The sources that the text refers to. */
  cited: ReadonlySet<number>
}

/**
 * Turns an untrusted Markdown body (GitHub flavour) into safe HTML. Raw HTML in it is dropped, the rest passes a
 * strict schema, and only then do our own ids, links and frames go in.
 */
export function markdownToHtml(markdown: string, options: MarkdownOptions): MarkdownHtml {
  const { words } = siteWords(options.language)
  const origin = new URL(options.pageUrl).origin
  const address = (path: string) => (options.absolute ? `${origin}${path}` : path)

  const parsed = parse(breakEndlessBlocks(stripControlCharacters(markdown)), words.notes)
  const body = stripSourceList(parsed, options.sources)
  const arranged = options.isDigest ? arrangeDigest(body, options.sources) : body
  const anchored = anchorHeadings(arranged, options.title)
  const linked = applyLinkPolicy(anchored, {
    pageUrl: options.pageUrl,
    sourceUrls: options.sources.flatMap((source) => source.url ?? []),
    absolute: options.absolute,
  })
  // A page follows the reader's choice of light or dark; where a feed is read, nothing may know it.
  const figures = options.absolute
    ? options.figures.map((figure) => ({ ...figure, vectorPath: null }))
    : options.figures
  const pictured = saveOwnPictures(stripCheckboxes(linked), figures, address)
  const referenced = linkReferences(pictured, {
    known: new Set(options.sources.map((source) => source.reference)),
    pageUrl: options.absolute ? options.pageUrl : '',
    label: words.source,
  })
  const charts = new Set(
    figures.flatMap(({ vectorPath }) => (vectorPath === null ? [] : [address(vectorPath)])),
  )
  const framed = setOffTakeaways(frameTables(referenced.nodes))
  const nodes = foldChartData(framed, { charts, label: words.showData })
  return { html: stringify(nodes), headings: nodes.flatMap(asHeading), cited: referenced.cited }
}

function asHeading(node: HtmlNode): Heading[] {
  const text = textOf(node).trim()
  return isElement(node, 'h2') && text ? [{ id: String(node.properties.id), text }] : []
}

function parse(markdown: string, footnoteLabel: string): HtmlNode[] {
  const processor = unified()
    .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabel, footnoteLabelProperties: {} })
    .use(rehypeSanitize, sanitizeSchema)
  return processor.runSync(parseRoot(markdown)).children
}

function stringify(children: HtmlNode[]): string {
  return unified().use(rehypeStringify).stringify({ type: 'root', children })
}

/** A disabled checkbox without a label means nothing to a screen reader; the sign does. */
function stripCheckboxes(nodes: readonly HtmlNode[]): HtmlNode[] {
  return replaceNodes(nodes, (node) =>
    isElement(node, 'input')
      ? [{ type: 'text', value: 'checked' in node.properties && node.properties.checked ? '☑' : '☐' }]
      : undefined,
  )
}
