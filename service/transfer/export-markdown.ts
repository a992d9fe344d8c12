import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq } from '../db/sql.ts'
import { articleText } from '../site/article-markdown.ts'
import { figureKey } from '../site/figure-key.ts'
import { getSite, type TenantSite } from '../site/find-site.ts'
import { signatureOf } from '../site/signature-of.ts'
import { absoluteUrl, articlePath } from '../site/site-address.ts'
import { siteArticleOf } from '../site/site-article-of.ts'
import { escapeShortcodes } from './escape-shortcodes.ts'
import { writeFrontMatter } from './front-matter.ts'
import type { ZipEntry } from './zip-stream.ts'

export type MarkdownDialect = 'astro' | 'hugo' | 'eleventy'

type Row = typeof articles.$inferSelect
type Facts = {
  title: string
  description: string
  slug: string
  published: string
  updated: string
  tags: string[]
  author: string | undefined
  /** Where readers find it, or where it was first. */
  canonical: string
  cover: { file: string; alt: string } | undefined
  language: string
}

const folders: Readonly<Record<MarkdownDialect, string>> = {
  astro: 'src/content/blog',
  hugo: 'content/posts',
  eleventy: 'posts',
}

const notes: Readonly<Record<MarkdownDialect, string>> = {
  astro:
    'Unpack this into the folder of your Astro site. Your schema of the collection `blog` may take `heroImage` as `image()`, and `pubDate` and `updatedDate` as `z.coerce.date()`.',
  hugo: 'Unpack this into the folder of your Hugo site. Each article is a page bundle with its pictures beside it.',
  eleventy:
    'Unpack this into the input folder of your Eleventy site, and add eleventyConfig.addPassthroughCopy("posts/**/*.png") so that the pictures go with the pages.',
}

/** Every published article, wherever its readers find it, as Markdown in a folder of its own with its pictures. */
export async function markdownEntries(ctx: AgentContext, dialect: MarkdownDialect): Promise<ZipEntry[]> {
  const site = await getSite(ctx)
  const { id, tenantId, slug, cover, figures, updatedAt } = articles
  const rows = await ctx.db
    .select({ id, tenantId, slug, cover, figures, updatedAt })
    .from(articles)
    .where(and(eq(tenantId, ctx.caller.tenantId), eq(articles.status, 'published')))
    .orderBy(desc(articles.publishedAt), desc(id))
  const files = rows.flatMap((row) => {
    const folder = `${folders[dialect]}/${row.slug}`
    const changedAt = row.updatedAt
    const pictures = [
      ...(row.cover ? [row.cover] : []),
      ...row.figures.filter(({ role }) => role === 'figure'),
    ]
    return [
      { path: `${folder}/index.md`, changedAt, read: () => articleFile(ctx, { id: row.id, site, dialect }) },
      ...pictures.map(({ file }) => ({
        path: `${folder}/${file}`,
        changedAt,
        read: async () => (await ctx.engines.files.find(figureKey(row, file)))?.bytes,
      })),
    ]
  })
  const note = { path: 'READ-ME.txt', changedAt: ctx.now(), read: async () => `${notes[dialect]}\n` }
  return [note, ...files]
}

async function articleFile(
  ctx: AgentContext,
  { id, site, dialect }: { id: string; site: TenantSite; dialect: MarkdownDialect },
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.tenantId, ctx.caller.tenantId)))
  return row && markdownFile(site, row, dialect)
}

function markdownFile(site: TenantSite, row: Row, dialect: MarkdownDialect): string {
  const article = siteArticleOf(row, { root: site.root, publishedAt: row.publishedAt ?? row.updatedAt })
  // Astro takes a picture for a file of the folder only where its name begins with `./`.
  const text = row.figures.reduce(
    (body, { file }) => body.replaceAll(`](${file})`, `](./${file})`),
    articleText(article),
  )
  const facts: Facts = {
    title: article.title,
    description: article.description,
    slug: article.slug,
    published: article.publishedAt.toISOString(),
    updated: article.updatedAt.toISOString(),
    tags: article.tags,
    author: signatureOf(site, article)?.name,
    canonical: row.canonicalUrl ?? row.homeUrl ?? absoluteUrl(site, articlePath(site, article.slug)),
    cover: row.cover ? { file: row.cover.file, alt: row.cover.alt } : undefined,
    language: row.language,
  }
  return writeFrontMatter(membersOf[dialect](facts), dialect === 'hugo' ? escapeShortcodes(text) : text)
}

/** The names that each program's own templates and starters read. */
const membersOf: Readonly<Record<MarkdownDialect, (facts: Facts) => Record<string, unknown>>> = {
  astro: (facts) => ({
    ...shared(facts),
    pubDate: facts.published,
    updatedDate: facts.updated,
    heroImage: facts.cover && `./${facts.cover.file}`,
    heroImageAlt: facts.cover?.alt,
    canonicalUrl: facts.canonical,
    lang: facts.language,
  }),
  hugo: (facts) => ({
    ...shared(facts),
    date: facts.published,
    lastmod: facts.updated,
    slug: facts.slug,
    images: facts.cover && [facts.cover.file],
    cover: facts.cover && { image: facts.cover.file, alt: facts.cover.alt },
    canonicalURL: facts.canonical,
    language: facts.language,
  }),
  eleventy: (facts) => ({
    ...shared(facts),
    date: facts.published,
    updated: facts.updated,
    image: facts.cover?.file,
    imageAlt: facts.cover?.alt,
    canonical: facts.canonical,
    lang: facts.language,
    // Braces in a text are text.
    templateEngineOverride: 'md',
  }),
}

function shared({ title, description, tags, author }: Facts) {
  return { title, description, tags, author }
}
