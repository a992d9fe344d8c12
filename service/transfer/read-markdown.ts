import { isReservedSlug, slugOf } from '../articles/slug-of.ts'
import { parseMarkdown, spanOf, textOf } from '../engines/markdown/markdown-tree.ts'
import { detectLanguage } from '../engines/reader/detect-language.ts'
import { stripControlCharacters } from '../text/escape-html.ts'
import { readFrontMatter } from './front-matter.ts'

/** An article as a file tells it. Pictures are named as the file names them. */
export type ReadArticle = {
  title: string
  slug: string
  description: string
  markdown: string
  tags: string[]
  /** Null for a short text that does not say. */
  language: string | null
  author: string | null
  date: Date | null
  canonical: string | null
  cover: { path: string; alt: string } | null
  notes: string[]
}

const maxMarkdown = 200_000
/** Shorter ones are taken for any language. */
const tellingLength = 400

/**
 * Reads a Markdown file with front matter as Astro, Hugo, Eleventy, Jekyll and Next write it.
 * @throws {Error} with why it is no article
 */
export function readMarkdown(path: string, source: string): ReadArticle {
  const { data, body, problem } = readFrontMatter(source)
  if (problem !== undefined) throw new Error(problem)
  const name = nameOf(path)
  const { title, markdown } = withTitle(stripControlCharacters(body).trim(), words(data.title), name)
  if (markdown === '') throw new Error('It has no text.')
  if ([...markdown].length > maxMarkdown) throw new Error('Its text is longer than 200,000 characters.')
  const date = dateOf(data.date ?? data.pubDate ?? data.publishDate ?? data.published ?? data.datePublished)
  const notes: string[] = []
  if (data.draft === true) notes.push('It was a draft there, too.')
  const wanted = words(data.slug) || words(data.permalink).split('/').filter(Boolean).at(-1) || name
  const slug = slugOf(wanted, slugOf(title, 'article'))
  const description = words(data.description) || words(data.summary) || words(data.excerpt)
  if ([...description].length > 300) notes.push('Its description was cut to 300 characters.')
  const language = languageOf(words(data.lang) || words(data.language) || words(data.locale))
  return {
    title: cut(title, 200),
    slug: isReservedSlug(slug) ? `${slug}-2` : slug,
    description: cut(description, 300),
    markdown,
    tags: tagsOf([data.tags, data.categories, data.keywords]),
    language: language ?? (markdown.length < tellingLength ? null : detectLanguage(markdown)),
    author: authorOf(data.author ?? data.authors) || null,
    date,
    canonical: addressOf(
      words(data.canonical) ||
        words(data.canonicalURL) ||
        words(data.canonicalUrl) ||
        words(data.canonical_url),
    ),
    cover: coverOf(data),
    notes,
  }
}

/** `posts/2024-05-01-first-post.md` and `posts/first-post/index.md` are both `first-post`. */
function nameOf(path: string): string {
  const parts = path.replace(/\.(md|mdx|markdown)$/i, '').split('/')
  const last = parts.at(-1) ?? ''
  const name = /^_?index(\.[a-z]{2})?$/i.test(last) && parts.length > 1 ? (parts.at(-2) ?? last) : last
  return name.replace(/^\d{4}-\d{2}-\d{2}-/, '')
}

/** The title of the front matter, else the first heading, else the name; a heading that says the title again goes. */
function withTitle(body: string, given: string, name: string): { title: string; markdown: string } {
  const [first] = (parseMarkdown(body).children ?? []).filter(({ type }) => type !== 'html')
  const heading = first?.type === 'heading' && first.depth === 1 ? textOf(first).trim() : ''
  const title = given || heading || name.replaceAll('-', ' ').trim() || 'Untitled'
  if (!first || heading === '' || heading !== title) return { title, markdown: body }
  return { title, markdown: body.slice(spanOf(first).end).trim() }
}

function words(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return stripControlCharacters(String(value)).replace(/\s+/g, ' ').trim()
}

function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('')
}

function tagsOf(given: readonly unknown[]): string[] {
  const named = given.flatMap((value) =>
    Array.isArray(value)
      ? value.map(words)
      : words(value)
          .split(',')
          .map((tag) => tag.trim()),
  )
  return [...new Set(named.filter((tag) => tag !== '').map((tag) => cut(tag, 40)))].slice(0, 10)
}

/** A name, a list of names, or an object with one. */
function authorOf(value: unknown): string {
  if (Array.isArray(value)) return authorOf(value[0])
  if (typeof value === 'object' && value !== null && 'name' in value) return words(value.name)
  return words(value)
}

function dateOf(value: unknown): Date | null {
  const time = Date.parse(words(value).replace(/^(\d{4}-\d{2}-\d{2}) (\d)/, '$1T$2'))
  const date = new Date(time)
  return Number.isNaN(time) || date.getUTCFullYear() < 1970 || date.getUTCFullYear() > 9999 ? null : date
}

function languageOf(tag: string): string | undefined {
  try {
    return tag === '' ? undefined : Intl.getCanonicalLocales(tag.replace('_', '-'))[0]
  } catch {
    return undefined
  }
}

function addressOf(text: string): string | null {
  const protocol = URL.parse(text)?.protocol
  return (protocol === 'https:' || protocol === 'http:') && text.length <= 2000 ? text : null
}

/** The picture at the head, under the names that starters and themes give it. */
function coverOf(data: Record<string, unknown>): ReadArticle['cover'] {
  const named = [
    data.cover,
    data.image,
    data.heroImage,
    data.featured_image,
    data.coverImage,
    data.thumbnail,
    data.images,
  ]
  for (const value of named) {
    const one: unknown = Array.isArray(value) ? value[0] : value
    if (typeof one === 'string' && one.trim() !== '') {
      return { path: one.trim(), alt: words(data.heroImageAlt) || words(data.imageAlt) }
    }
    if (typeof one !== 'object' || one === null) continue
    const path = words('image' in one ? one.image : 'src' in one ? one.src : 'url' in one ? one.url : '')
    if (path !== '') return { path, alt: words('alt' in one ? one.alt : '') }
  }
  return null
}
