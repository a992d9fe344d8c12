import { escapeHtml } from '../../text/escape-html.ts'
import type { Alignment, Block, Inline } from './block.ts'
import type { DestinationArticle, DestinationSource } from './destination.ts'
import { inlineHtml } from './inline-html.ts'

type Writing = {
  reference: (number: number) => string
  /** Address of a figure by its file name; undefined leaves its alternative text. */
  pictureUrl: (file: string) => string | undefined
}

/** The body as plain HTML for any system, with its sources as numbered notes at the end. */
export function htmlBody(article: DestinationArticle, pictureUrl: Writing['pictureUrl']): string {
  const seen = new Set<number>()
  const reference = (number: number) => {
    const id = seen.has(number) ? '' : ` id="ref-${number}"`
    seen.add(number)
    return `<sup><a${id} href="#source-${number}">${number}</a></sup>`
  }
  const body = article.blocks.map((block) => blockHtml(block, { reference, pictureUrl }))
  return [...body, ...sourceSection(article, seen)].join('\n')
}

/** A table alone, for an editor that has no tables of its own. */
export function tableHtml(block: Extract<Block, { type: 'table' }>, reference: Writing['reference']): string {
  const row = (cells: Inline[][], tag: 'th' | 'td') =>
    `<tr>${block.header.map((_, column) => cell(tag, cells[column] ?? [], block.align[column] ?? null, reference)).join('')}</tr>`
  return `<table><thead>${row(block.header, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

function sourceSection(article: DestinationArticle, cited: ReadonlySet<number>): string[] {
  if (article.sources.length === 0) return []
  const heading = `<h2>${escapeHtml(article.sourcesTitle)}</h2>`
  return [`<section class="footnotes">${heading}${sourceItems(article, cited)}</section>`]
}

/** The list of sources; those in `cited` lead back to where the text first refers to them. */
export function sourceItems({ sources }: DestinationArticle, cited: ReadonlySet<number>): string {
  const items = sources.map((source) => {
    const back = cited.has(source.reference) ? ` <a href="#ref-${source.reference}">↩</a>` : ''
    return `<li id="source-${source.reference}" value="${source.reference}">${sourceHtml(source)}${back}</li>`
  })
  return `<ol>${items.join('')}</ol>`
}

function sourceHtml(source: DestinationSource): string {
  const title = escapeHtml(source.title || source.url || '')
  return source.url && /^https?:/.test(source.url)
    ? `<a href="${escapeHtml(source.url)}">${title}</a>`
    : title
}

function blockHtml(block: Block, writing: Writing): string {
  const inline = (children: readonly Inline[]) => inlineHtml(children, writing.reference)
  switch (block.type) {
    case 'paragraph':
      return `<p>${inline(block.children)}</p>`
    case 'heading':
      return `<h${block.level}>${inline(block.children)}</h${block.level}>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : ''
      const items = block.items.map(
        ({ children, nested }) =>
          `<li>${inline(children)}${nested.map((each) => blockHtml(each, writing)).join('')}</li>`,
      )
      return `<${tag}${start}>${items.join('')}</${tag}>`
    }
    case 'quote':
      return `<blockquote>${block.blocks.map((each) => blockHtml(each, writing)).join('')}</blockquote>`
    case 'table':
      return tableHtml(block, writing.reference)
    case 'code': {
      const language = block.language ? ` class="language-${escapeHtml(block.language)}"` : ''
      return `<pre><code${language}>${escapeHtml(block.text)}</code></pre>`
    }
    case 'image': {
      const url = writing.pictureUrl(block.file)
      if (url === undefined) return `<p>${escapeHtml(block.alt)}</p>`
      const caption = block.caption ? `<figcaption>${escapeHtml(block.caption)}</figcaption>` : ''
      return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(block.alt)}">${caption}</figure>`
    }
    case 'separator':
      return '<hr>'
  }
}

function cell(
  tag: 'th' | 'td',
  children: Inline[],
  align: Alignment,
  reference: Writing['reference'],
): string {
  const style = align === null ? '' : ` style="text-align:${align}"`
  return `<${tag}${style}>${inlineHtml(children, reference)}</${tag}>`
}
