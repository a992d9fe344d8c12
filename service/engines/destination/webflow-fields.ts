import type { DestinationArticle } from './destination.ts'
import { htmlBody } from './html-body.ts'
import type { Collection } from './webflow-api.ts'

/** The part of a field's slug that says what it is for; those of Webflow's own blog templates, and usual ones. */
const purposes = {
  body: { type: 'RichText', slug: /body|content|article|post|text/ },
  summary: { type: 'PlainText', slug: /summary|excerpt|description|teaser|intro/ },
  cover: { type: 'Image', slug: /main|cover|hero|featured|image|thumbnail/ },
  author: { type: 'PlainText', slug: /author|by/ },
  titleTag: { type: 'PlainText', slug: /(seo|meta).*title/ },
  descriptionTag: { type: 'PlainText', slug: /(seo|meta).*description/ },
} as const

/** Name and slug: every collection has them, and every item is sent with them. */
const own = new Set(['name', 'slug'])

/** The slug of the field for one purpose: the one that is named so, else for a body the only one of its type. */
function fieldFor({ fields }: Collection, purpose: keyof typeof purposes): string | undefined {
  const { type, slug } = purposes[purpose]
  const ofType = fields.filter((field) => field.type === type && !own.has(field.slug))
  const named = ofType.find((field) => slug.test(field.slug) && !isTag(field.slug, purpose))
  return named?.slug ?? (purpose === 'body' ? ofType[0]?.slug : undefined)
}

/** `meta-description` is no summary on the page. */
const isTag = (slug: string, purpose: string) => !purpose.endsWith('Tag') && /seo|meta/.test(slug)

/** Whether articles can be kept there: their text needs a field of rich text. */
export const takesArticles = (collection: Collection): boolean => fieldFor(collection, 'body') !== undefined

/** An article as the fields of a collection; what the collection has no field for is left out. */
export function fieldData(collection: Collection, article: DestinationArticle): Record<string, unknown> {
  const publicUrls = new Map(article.figures.map(({ file, publicUrl }) => [file, publicUrl ?? undefined]))
  const author = Object(article.structuredData.author).name
  const values: Record<keyof typeof purposes, unknown> = {
    body: htmlBody(article, (file) => publicUrls.get(file)),
    summary: article.description,
    cover: article.cover?.publicUrl ? { url: article.cover.publicUrl, alt: article.cover.alt } : undefined,
    author: typeof author === 'string' ? author : undefined,
    titleTag: article.title,
    descriptionTag: article.description,
  }
  const data: Record<string, unknown> = { name: article.title, slug: article.slug }
  for (const [purpose, value] of Object.entries(values)) {
    // Each key of `values` is one of `purposes`.
    const slug = fieldFor(collection, purpose as keyof typeof purposes)
    if (slug !== undefined && value !== undefined) data[slug] = value
  }
  return data
}

/** What an editor there can change of it, for a revision. */
export function bodyOf(collection: Collection, data: Record<string, unknown>): unknown {
  return data[fieldFor(collection, 'body') ?? '']
}
