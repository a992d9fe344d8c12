import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Adaptation } from '#contract/adaptations.ts'
import { networkName } from '#lib/network-name.ts'
import { postAnswers } from '#lib/post-answers.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { DeletePost } from './delete-post.tsx'

const looks = {
  posted: { tone: 'good', label: 'Posted' },
  posting: { tone: 'busy', label: 'Posting' },
  failed: { tone: 'bad', label: 'Failed' },
  deleted: { tone: 'neutral', label: 'Deleted there' },
} as const

export type AdaptationPostsProps = {
  adaptation: Adaptation
  remove: AdaptationActions['deletePost']
  onDeleted: () => Promise<void>
}

/** Where an adaptation went, how readers answered, and what a network had against it. */
export function AdaptationPosts({ adaptation, remove, onDeleted }: AdaptationPostsProps) {
  const posts = adaptation.posts ?? []
  if (posts.length === 0) return null
  return (
    <ul className="grid gap-2 border-rule border-t pt-3 text-xs">
      {posts.map((post) => {
        const look = Object.entries(looks).find(([status]) => status === post.status)?.[1]
        const isPosted = post.status === 'posted'
        return (
          <li key={`${post.account_id} ${post.version}`} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <StatusPill tone={look?.tone ?? 'neutral'}>{look?.label ?? post.status}</StatusPill>
              <span className="break-all text-ink-soft">{post.handle || networkName(post.network)}</span>
              {post.posted_at && (
                <span className="text-ink-faint">
                  <RelativeTime at={post.posted_at} />
                </span>
              )}
              {isPosted && post.url && /^https?:/.test(post.url) && (
                <TextLink href={post.url}>View post</TextLink>
              )}
              {isPosted && (
                <DeletePost
                  adaptationId={adaptation.adaptationId}
                  post={post}
                  remove={remove}
                  onDeleted={onDeleted}
                />
              )}
            </span>
            {post.likes !== undefined && <span className="text-ink-soft">{postAnswers(post)}</span>}
            {post.error && <span className="wrap-anywhere text-ink-soft">{post.error}</span>}
          </li>
        )
      })}
    </ul>
  )
}
