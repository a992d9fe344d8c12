import type { Context } from '../core/context.ts'
import type { CommunityPost } from '../engines/community/community.ts'
import { rankTexts } from '../knowledge/rank-texts.ts'
import { plainPost } from './plain-post.ts'

/** How much of the query a post has, 0 to 1, by stems and synonyms: in its title, and anywhere. */
export type Coverage = { title: number; whole: number }

/** Language by language, since each has its own stems. In the order of the posts. */
export async function coverPosts(
  ctx: Pick<Context, 'db'>,
  query: string,
  posts: readonly { post: CommunityPost; language: string }[],
): Promise<Coverage[]> {
  const found = new Map<CommunityPost, Coverage>()
  for (const [language, group] of Map.groupBy(posts, (one) => one.language)) {
    const passages = group.flatMap(({ post: { title, text } }) => [
      { title, text: '' },
      { title, text: plainPost(text) },
    ])
    const { coverage } = await rankTexts(ctx, { topic: query, language, passages })
    for (const [at, { post }] of group.entries())
      found.set(post, { title: coverage[2 * at] ?? 0, whole: coverage[2 * at + 1] ?? 0 })
  }
  return posts.map(({ post }) => found.get(post) ?? { title: 0, whole: 0 })
}
