import type { Tone } from '#components/ui/status-pill.tsx'
import type { Adaptation, AdaptationPost } from '#contract/adaptations.ts'
import { networkName } from '#lib/network-name.ts'

export type PostState = {
  tone: Tone
  label: string
  /** When it was posted first. */
  at?: string
}

/** How far a social post is, at all of its networks together. */
export function postState({ posts = [], edited }: Pick<Adaptation, 'posts' | 'edited'>): PostState {
  const posted = posts.filter(({ status }) => status === 'posted')
  const [first] = posted.flatMap(({ posted_at }) => posted_at ?? []).toSorted()
  if (posted.length > 0)
    return {
      tone: 'good',
      label: `Posted to ${[...new Set(posted.map(({ network }) => networkName(network)))].join(' and ')}`,
      ...(first !== undefined && { at: first }),
    }
  if (posts.some(({ status }) => status === 'posting')) return { tone: 'busy', label: 'Posting' }
  if (posts.some(({ status }) => status === 'failed')) return { tone: 'bad', label: "Couldn't be posted" }
  return { tone: 'info', label: edited ? 'Written, edited' : 'Written' }
}

/** What became of it at one account: the newest version that was sent there. */
export function postAt(posts: readonly AdaptationPost[], accountId: string): AdaptationPost | undefined {
  return posts
    .filter(({ account_id }) => account_id === accountId)
    .toSorted((a, b) => b.version - a.version)[0]
}
