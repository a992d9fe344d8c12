import { createHash } from 'node:crypto'
import { escapeHtml } from '../../text/escape-html.ts'
import type { Alignment, Block, Inline, ListItem } from './block.ts'
import type { DestinationArticle, DestinationSource } from './destination.ts'
import { inlineHtml } from './inline-html.ts'

/** What WordPress stores of one footnote, in the post's `footnotes` meta. */
export type Footnote = { id: string; content: string }

type Writing = {
  article: DestinationArticle
  reference: (number: number) => string
}

/**
 * The body as blocks of the WordPress editor (developer.wordpress.org/block-editor, "Markup representation"). References are
 * footnotes of the editor where it has them (WordPress 6.3), else links to a list of sources at the end.
 * @param features.footnotes whether the site knows the block `core/footnotes`
 * @param features.scripts whether the account may store a script element, which carries the structured data
 */
export function gutenbergBlocks(
  article: DestinationArticle,
  features: { footnotes: boolean; scripts: boolean },
): { content: string; footnotes: Footnote[] } {
  const footnotes: Footnote[] = []
  const sources = new Map(article.sources.map((source) => [source.reference, source]))
  const reference = features.footnotes
    ? (number: number) => {
        const id = footnoteId(article.marker, footnotes.length)
        footnotes.push({ id, content: sourceHtml(sources.get(number)) })
        return `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${footnotes.length}</a></sup>`
      }
    : (number: number) => `<sup><a href="#source-${number}">${number}</a></sup>`
  const body = article.blocks.map((block) => writeBlock(block, { article, reference }))
  const end = features.footnotes
    ? footnotes.length > 0
      ? ['<!-- wp:footnotes /-->']
      : []
    : sourceList(article)
  const script = features.scripts ? [structuredData(article)] : []
  return { content: [...marked(body, article.marker), ...end, ...script].join('\n\n'), footnotes }
}

/** The name of the first block carries the marker, by which a search finds the post again; readers never see it. */
function marked([first = paragraph('', {}), ...rest]: string[], marker: string): string[] {
  const named = first.replace(/^<!-- wp:(\S+)( \{.*?\})? -->/, (_, name: string, attributes?: string) => {
    const members: unknown = JSON.parse(attributes ?? '{}')
    return opening(name, { ...Object(members), metadata: { name: `masthead-${marker}` } })
  })
  return [named, ...rest]
}

function writeBlock(block: Block, writing: Writing): string {
  const inline = (children: readonly Inline[]) => inlineHtml(children, writing.reference)
  switch (block.type) {
    case 'paragraph':
      return paragraph(inline(block.children), {})
    case 'heading': {
      const { level } = block
      const html = `<h${level} class="wp-block-heading">${inline(block.children)}</h${level}>`
      return wrapped('heading', level === 2 ? {} : { level }, html)
    }
    case 'list':
      return listBlock(block, writing)
    case 'quote': {
      const inner = block.blocks.map((each) => writeBlock(each, writing)).join('\n\n')
      return wrapped('quote', {}, `<blockquote class="wp-block-quote">${inner}</blockquote>`)
    }
    case 'table':
      return tableBlock(block, writing)
    case 'code':
      return wrapped('code', {}, `<pre class="wp-block-code"><code>${escapeHtml(block.text)}</code></pre>`)
    case 'image':
      return imageBlock(block, writing.article)
    case 'separator':
      return wrapped('separator', {}, '<hr class="wp-block-separator has-alpha-channel-opacity"/>')
  }
}

function listBlock(block: Extract<Block, { type: 'list' }>, writing: Writing): string {
  const tag = block.ordered ? 'ol' : 'ul'
  const start = block.ordered && block.start !== 1 ? block.start : undefined
  const items = block.items.map((item) => itemBlock(item, writing)).join('\n\n')
  const opened = start === undefined ? `<${tag}>` : `<${tag} start="${start}">`
  const attributes = { ...(block.ordered && { ordered: true }), ...(start !== undefined && { start }) }
  return wrapped('list', attributes, `${opened}${items}</${tag}>`)
}

/** An item of the editor holds a line and lists; further paragraphs follow in the line. */
function itemBlock(item: ListItem, writing: Writing): string {
  const lines = [inlineHtml(item.children, writing.reference)]
  const lists: string[] = []
  for (const nested of item.nested) {
    if (nested.type === 'list') lists.push(listBlock(nested, writing))
    else if (nested.type === 'paragraph') lines.push(inlineHtml(nested.children, writing.reference))
    else if (nested.type === 'code') lines.push(`<code>${escapeHtml(nested.text)}</code>`)
  }
  const line = lines.filter((each) => each !== '').join('<br>')
  return wrapped('list-item', {}, `<li>${line}${lists.length > 0 ? `\n${lists.join('\n')}` : ''}</li>`)
}

/** Themes leave a header to the browser, which centres it over cells that it aligns left. */
const standard = { th: 'left', td: null } as const

function tableBlock(block: Extract<Block, { type: 'table' }>, writing: Writing): string {
  const row = (cells: Inline[][], tag: 'th' | 'td') =>
    `<tr>${block.header
      .map((_, column) => cellHtml(tag, cells[column] ?? [], block.align[column] ?? standard[tag], writing))
      .join('')}</tr>`
  const head = `<thead>${row(block.header, 'th')}</thead>`
  const body = `<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody>`
  return wrapped('table', {}, `<figure class="wp-block-table"><table>${head}${body}</table></figure>`)
}

function cellHtml(tag: 'th' | 'td', cell: Inline[], align: Alignment, writing: Writing): string {
  const html = inlineHtml(cell, writing.reference)
  return align === null
    ? `<${tag}>${html}</${tag}>`
    : `<${tag} class="has-text-align-${align}" data-align="${align}">${html}</${tag}>`
}

function imageBlock(block: Extract<Block, { type: 'image' }>, article: DestinationArticle): string {
  const upload = article.uploads.get(block.file)
  if (!upload) return paragraph(escapeHtml(block.alt), {})
  const caption = block.caption
    ? `<figcaption class="wp-element-caption">${escapeHtml(block.caption)}</figcaption>`
    : ''
  const image = `<img src="${escapeHtml(upload.url)}" alt="${escapeHtml(block.alt)}" class="wp-image-${upload.id}"/>`
  return wrapped(
    'image',
    { id: Number(upload.id), sizeSlug: 'full', linkDestination: 'none' },
    `<figure class="wp-block-image size-full">${image}${caption}</figure>`,
  )
}

function sourceList({ sources, sourcesTitle }: DestinationArticle): string[] {
  if (sources.length === 0) return []
  const items = sources.map((source) =>
    wrapped('list-item', {}, `<li><a id="source-${source.reference}"></a>${sourceHtml(source)}</li>`),
  )
  return [
    wrapped('heading', {}, `<h2 class="wp-block-heading">${escapeHtml(sourcesTitle)}</h2>`),
    wrapped('list', { ordered: true }, `<ol>${items.join('\n\n')}</ol>`),
  ]
}

function sourceHtml(source: DestinationSource | undefined): string {
  const title = escapeHtml(source?.title || source?.url || '')
  const isLink = source?.url && /^https?:/.test(source.url)
  return isLink ? `<a href="${escapeHtml(source.url ?? '')}">${title}</a>` : title
}

function structuredData({ structuredData: data }: DestinationArticle): string {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return wrapped('html', {}, `<script type="application/ld+json">${json}</script>`)
}

function paragraph(html: string, attributes: object): string {
  return wrapped('paragraph', attributes, `<p>${html}</p>`)
}

function wrapped(name: string, attributes: object, html: string): string {
  return `${opening(name, attributes)}\n${html}\n<!-- /wp:${name} -->`
}

/** Attributes must not be able to end the comment that holds them (`serializeAttributes` of the editor). */
function opening(name: string, attributes: object): string {
  if (Object.keys(attributes).length === 0) return `<!-- wp:${name} -->`
  const json = JSON.stringify(attributes)
    .replace(/--/g, '\\u002d\\u002d')
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
  return `<!-- wp:${name} ${json} -->`
}

/** The same note has the same id each time the article is sent. */
function footnoteId(marker: string, index: number): string {
  const hex = createHash('sha256').update(`${marker} ${index}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
