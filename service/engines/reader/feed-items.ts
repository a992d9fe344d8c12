import { parseFeed } from 'feedsmith'
import { shorten } from '../../text/shorten.ts'
import { foldText } from './fold-text.ts'

/** One entry of an RSS, Atom, RDF or JSON feed. */
export type FeedItem = { title: string; url: string | null; publishedAt: Date | null; summary: string | null }

const maxItems = 60

/** The entries of a feed, as they come; null where the text is no feed. */
export function parseFeedItems(text: string): FeedItem[] | null {
  try {
    const { format, feed } = parseFeed(text, { maxItems: maxItems })
    // Four formats with different entries; only these fields are read, and each is validated before use.
    const entries = ((format === 'atom' ? feed.entries : feed.items) ?? []) as readonly RawItem[]
    return entries.slice(0, maxItems).flatMap((entry) => {
      const title = plain(entry.title)
      if (title === null) return []
      const linked = entry.links?.find((link) => link.href && (link.rel ?? 'alternate') === 'alternate')?.href
      return [
        {
          title: shorten(title, 300),
          url: URL.parse(entry.link ?? entry.url ?? linked ?? '')?.href ?? null,
          publishedAt: dateOf(
            entry.pubDate ?? entry.published ?? entry.date_published ?? entry.dc?.dates?.[0] ?? entry.updated,
          ),
          summary: shorten(plain(entry.description ?? entry.summary) ?? '', 600) || null,
        },
      ]
    })
  } catch {
    return null
  }
}

/** The fields of any type of entry that are read here. */
type RawItem = {
  title?: unknown
  link?: string
  url?: string
  links?: { href?: string; rel?: string }[]
  pubDate?: unknown
  published?: unknown
  date_published?: unknown
  updated?: unknown
  dc?: { dates?: unknown[] } & object
  description?: unknown
  summary?: unknown
}

/** Feeds carry markup in their texts; only its words are wanted. */
function plain(value: unknown): string | null {
  const text = typeof value === 'string' ? value : (value as { value?: unknown } | undefined)?.value
  if (typeof text !== 'string') return null
  return foldText(text.slice(0, 4000).replace(/<[^>]{0,2000}>/g, ' ')) || null
}

function dateOf(value: unknown): Date | null {
  const date = typeof value === 'string' || value instanceof Date ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}
