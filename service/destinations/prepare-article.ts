import { createHash } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import { type ArticleFigure, articles } from '../db/schema/articles.ts'
import { and, eq } from '../db/sql.ts'
import { bodyBlocks } from '../engines/destination/body-blocks.ts'
import type { DestinationArticle, DestinationPicture } from '../engines/destination/destination.ts'
import { figureKey } from '../site/figure-key.ts'
import { getSite } from '../site/find-site.ts'
import { signatureOf } from '../site/signature-of.ts'
import { absoluteUrl, articleFilePath, articlePath, homePath } from '../site/site-address.ts'
import { siteArticleOf } from '../site/site-article-of.ts'
import { siteWords } from '../site/site-words.ts'
import { authorThere } from './author-there.ts'
import type { DestinationRow } from './destination-json.ts'
import type { PlacementRow } from './placement-json.ts'
import { drawPlainCover, wantsPlainCover } from './plain-cover.ts'

export type PreparedArticle = {
  article: DestinationArticle
  version: number
  /** Of everything that is sent: the same again need not be sent. */
  contentHash: string
}

/** What is sent of an article to one destination; undefined once the article or its text is gone. */
export async function prepareArticle(
  ctx: AgentContext,
  placement: PlacementRow,
  destination: DestinationRow,
): Promise<PreparedArticle | undefined> {
  const [row] = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.id, placement.articleId), eq(articles.tenantId, ctx.caller.tenantId)))
  if (!row || row.slug === null) return undefined
  const site = await getSite(ctx)
  const publishedAt = row.publishedAt ?? row.updatedAt
  const text = siteArticleOf(row, { root: site.root, publishedAt })
  const { settings } = destination
  // An article at home elsewhere has no page here, and a desk without https is read by its own machine alone.
  const isShownHere = row.homeId === null && site.baseUrl.startsWith('https:')
  const load = async (figure: ArticleFigure, role: DestinationPicture['role']) => {
    const picture = await loadPicture(ctx, figureKey(row, figure.file), figure, role)
    const path = articleFilePath(site, text.slug, figure.file)
    return picture && { ...picture, publicUrl: isShownHere ? absoluteUrl(site, path) : null }
  }
  const isPlain = row.cover && !row.cover.own && wantsPlainCover(destination.kind)
  const cover = isPlain
    ? await drawPlainCover(ctx, { slug: text.slug, brand: site.brand })
    : row.cover && (await load(row.cover, 'cover'))
  const figures: DestinationPicture[] = []
  // One that the author took out of the text stays theirs here and is no picture of the article there.
  for (const figure of row.figures.filter(
    ({ role, file }) => role === 'figure' && text.markdown.includes(file),
  )) {
    const picture = await load(figure, 'figure')
    if (picture) figures.push(picture)
  }
  const author = signatureOf(site, text)
  const isHome = row.homeId === destination.id
  const { title, slug, description, language, tags, sources, markdown, updatedAt } = text
  const article: DestinationArticle = {
    marker: placement.id,
    as: placement.wanted === 'draft' ? 'draft' : 'live',
    title,
    slug,
    description,
    language,
    tags,
    categoryIds: settings.category_ids,
    authorId: authorThere(destination, { chosen: row.author, signing: author?.name }),
    publishedAt,
    updatedAt,
    canonicalUrl:
      row.canonicalUrl ?? (isHome ? null : (row.homeUrl ?? absoluteUrl(site, articlePath(site, slug)))),
    blocks: bodyBlocks({
      markdown,
      title,
      references: sources.map(({ reference }) => reference),
      figures: new Map(figures.map(({ file, alt, caption }) => [file, { alt, caption }])),
    }),
    sources: sources.map(({ reference, title: name, url }) => ({ reference, title: name, url })),
    sourcesTitle: siteWords(language).words.sources,
    markdown,
    cover: cover ?? null,
    figures,
    uploads: new Map(),
    isWrittenByModel: row.engine !== 'imported',
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      datePublished: publishedAt.toISOString(),
      dateModified: updatedAt.toISOString(),
      ...(author && {
        author: { '@type': 'Person', name: author.name, ...(author.line && { jobTitle: author.line }) },
      }),
      publisher: { '@type': 'Organization', name: site.title, url: absoluteUrl(site, homePath(site)) },
      inLanguage: language,
      ...(tags.length > 0 && { keywords: tags }),
      ...(sources.length > 0 && {
        citation: sources.map((source) => ({
          '@type': 'CreativeWork',
          name: source.title,
          ...(source.url !== null && { url: source.url }),
        })),
      }),
    },
  }
  return { article, version: row.version, contentHash: hashOf(article) }
}

async function loadPicture(
  ctx: AgentContext,
  key: string,
  { file, alt, caption: told, vector, width, height }: ArticleFigure,
  role: DestinationPicture['role'],
): Promise<Omit<DestinationPicture, 'publicUrl'> | undefined> {
  const found = await ctx.engines.files.find(key)
  if (!found) return undefined
  const hash = createHash('sha256').update(found.bytes).digest('hex')
  // A chart has its caption in it.
  const caption = vector === undefined ? told : ''
  return { file, role, alt, caption, widthPx: width, heightPx: height, bytes: found.bytes, hash }
}

/** Without what changes nothing there: the same again need not be sent. */
function hashOf(article: DestinationArticle): string {
  const { cover, figures, uploads, updatedAt, structuredData, isWrittenByModel, ...rest } = article
  const pictures = [cover, ...figures].map((picture) => picture?.hash)
  return createHash('sha256')
    .update(JSON.stringify([rest, pictures, ...(structuredData.author ? [structuredData.author] : [])]))
    .digest('hex')
}
