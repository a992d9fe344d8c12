import { z } from 'zod'
import { readAnswer } from './call-destination.ts'
import type { DestinationArticle, DestinationConnection, RemotePost } from './destination.ts'
import { gutenbergBlocks } from './gutenberg-blocks.ts'
import { Failure, rejectFailure, type WordPressApi } from './wordpress-api.ts'

/** A category or a tag. */
export const Term = z.looseObject({ id: z.int(), name: z.string() })
/** What is asked of a post, as `_fields` and as a schema. */
export const postFields = 'id,link,status,modified_gmt'
export const Post = z.looseObject({
  id: z.int(),
  link: z.string(),
  status: z.string(),
  modified_gmt: z.string(),
})

export function remotePost(post: z.infer<typeof Post>): RemotePost {
  // A post in the future is live there at its time.
  const isLive = post.status === 'publish' || post.status === 'future'
  return {
    id: String(post.id),
    url: isLive ? post.link : null,
    state: isLive ? 'live' : 'draft',
    revision: post.modified_gmt,
  }
}

/** An article as the API takes it, with its tags created there. */
export async function wordPressPostOf(
  api: WordPressApi,
  connection: DestinationConnection,
  article: DestinationArticle,
  signal: AbortSignal,
) {
  const { features } = connection.facts
  const { content, footnotes } = gutenbergBlocks(article, {
    footnotes: features.includes('footnotes'),
    scripts: features.includes('scripts'),
  })
  const tags: number[] = []
  for (const tag of article.tags) tags.push(await findOrCreateTag(api, connection, tag, signal))
  const cover = article.cover && article.uploads.get(article.cover.file)
  return {
    title: article.title,
    slug: article.slug,
    content,
    excerpt: article.description,
    status: article.as === 'live' ? 'publish' : 'draft',
    tags,
    ...(article.as === 'live' && { date_gmt: article.publishedAt.toISOString().slice(0, 19) }),
    ...(article.categoryIds.length > 0 && { categories: article.categoryIds.map(Number) }),
    ...(article.authorId !== null && { author: Number(article.authorId) }),
    ...(cover && { featured_media: Number(cover.id) }),
    meta: {
      ...(features.includes('footnotes') && { footnotes: JSON.stringify(footnotes) }),
      // WordPress ignores what nothing there has registered: both plugins do so for their own editors alone, and a line of
      // the site's own code opens them to its API.
      _yoast_wpseo_metadesc: article.description,
      rank_math_description: article.description,
      ...(article.canonicalUrl !== null && {
        _yoast_wpseo_canonical: article.canonicalUrl,
        rank_math_canonical_url: article.canonicalUrl,
      }),
    },
  }
}

/** Tags have ids: each is looked up by creating it, which answers the id of the one that exists. */
async function findOrCreateTag(
  api: WordPressApi,
  connection: DestinationConnection,
  name: string,
  signal: AbortSignal,
): Promise<number> {
  const answer = await api.call(connection, { method: 'POST', path: '/wp/v2/tags', json: { name }, signal })
  const failure = Failure.safeParse(answer.body).data
  if (failure?.code === 'term_exists' && failure.data?.term_id !== undefined) return failure.data.term_id
  rejectFailure(answer, connection.url)
  return readAnswer(Term, answer, connection.url).id
}
