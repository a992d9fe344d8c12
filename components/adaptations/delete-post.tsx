'use client'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { AdaptationPost } from '#contract/adaptations.ts'
import { networkName } from '#lib/network-name.ts'
import type { AdaptationActions } from './adaptation-actions.ts'

export type DeletePostProps = {
  adaptationId: string
  post: AdaptationPost
  remove: AdaptationActions['deletePost']
  onDeleted: () => Promise<void>
}

/** Deletes a post at its network, after saying what that means. */
export function DeletePost({ adaptationId, post, remove, onDeleted }: DeletePostProps) {
  const name = networkName(post.network)
  return (
    <ConfirmAction
      danger
      title={`Delete this post on ${name}?`}
      confirmLabel="Delete there"
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Delete there: the post by ${post.handle} on ${name}`}>
          Delete there
        </Button>
      }
      act={() => remove(adaptationId, { account_id: post.account_id, version: post.version })}
      onDone={async () => {
        await onDeleted()
        toast.done(`Post deleted on ${name}`)
      }}
    >
      <p className="wrap-anywhere">
        Readers of {post.handle || name} no longer see it; its replies and likes can't be brought back. The
        text stays here, and you can post it again.
      </p>
    </ConfirmAction>
  )
}
