import {
  type AskOptions,
  type Community,
  CommunityError,
  type CommunityPost,
} from '../engines/community/community.ts'
import { RunFailure } from '../runs/run-failure.ts'

/** One place that was searched: a forum, or with an undefined name the whole community. */
export type ForumReading = { name: string | undefined; found: number; reason?: string }

export type Reading = { posts: CommunityPost[]; forums: ForumReading[] }

/** Every forum is searched by relevance; up to so many also for the newest, which relevance buries. */
const maxForumsSearchedTwice = 3

/**
 * Searches the forums in sequence, to respect their limits.
 * @param options.onForum called before each, with its index from 0
 * @throws {RunFailure} when none of them could be read
 */
export async function readForums(
  community: Community,
  search: { query: string; subreddits: readonly string[] },
  options: AskOptions & { onForum: (name: string | undefined, place: number) => Promise<void> },
): Promise<Reading> {
  const names = search.subreddits.length > 0 ? search.subreddits : [undefined]
  const sorts =
    names.length <= maxForumsSearchedTwice ? (['relevance', 'new'] as const) : (['relevance'] as const)
  const posts = new Map<string, CommunityPost>()
  const forums: ForumReading[] = []
  let end: CommunityError | undefined
  for (const [place, name] of names.entries()) {
    if (end) {
      forums.push({ name, found: 0, reason: end.message })
      continue
    }
    await options.onForum(name, place)
    const found = new Set<string>()
    try {
      for (const sort of sorts) {
        const some = await community.searchPosts(
          { query: search.query, ...(name && { forum: name }), sort },
          options,
        )
        for (const post of some) {
          posts.set(post.id, post)
          found.add(post.id)
        }
      }
      forums.push({ name, found: found.size })
    } catch (error) {
      if (!(error instanceof CommunityError)) throw error
      forums.push({ name, found: found.size, reason: error.message })
      if (!error.concernsOneForum) end = error
    }
  }
  const read = forums.filter(({ reason, found }) => reason === undefined || found > 0)
  if (read.length === 0) throw noForum(forums, end)
  return { posts: [...posts.values()], forums }
}

function noForum(forums: readonly ForumReading[], end: CommunityError | undefined): RunFailure {
  if (end) return new RunFailure(`forum_${end.failure}`, end.message)
  const reasons = [...new Set(forums.map(({ reason }) => reason))].join(' ')
  return new RunFailure('forum_unreachable', `Couldn't read any of the forums. ${reasons}`)
}
