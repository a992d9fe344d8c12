'use client'
import { useQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, NotOffered } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Account } from '#contract/accounts.ts'
import type { Adaptation } from '#contract/adaptations.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { networkName } from '#lib/network-name.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { networkPosts } from './network-posts.ts'

export type PostDialogProps = {
  adaptation: Adaptation
  /** The account that is chosen at first. */
  accountId: string
  post: AdaptationActions['post']
  onPosted: () => Promise<void>
  onClose: () => void
}

/** Chooses an account and says what will be public there; nothing is sent before that. */
export function PostDialog({ adaptation, accountId, post, onPosted, onClose }: PostDialogProps) {
  const accounts = useQuery(operationQuery('listAccounts'))
  const [chosenId, setChosenId] = useState(accountId)
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const list = accounts.data?.accounts ?? []
  const account = list.find(({ id }) => id === chosenId) ?? list[0]
  const posts = account ? networkPosts(adaptation, account) : []
  const tooLong = posts.find(({ length, limit }) => length > limit)
  const isThere = account !== undefined && wasPosted(adaptation, account)
  const loadProblem = accounts.isError ? problemOf(accounts.error) : undefined

  const send = (to: Account) =>
    startTransition(async () => {
      setProblem(undefined)
      const result = await post(adaptation.adaptationId, { account_id: to.id })
      await onPosted()
      if (!result.ok) return setProblem(result.problem)
      toast.done(`Posted as ${to.handle}`)
      onClose()
    })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Post now"
      description="Goes live immediately on the account you choose."
      footer={
        account && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              pending={pending}
              onClick={() => send(account)}
              disabledReason={whyNot(account, { isThere, isTooLong: tooLong !== undefined })}
            >
              Post publicly
            </Button>
          </>
        )
      }
    >
      {accounts.isPending ? (
        <Skeleton className="h-32" />
      ) : loadProblem?.kind === 'not_offered' ? (
        <NotOffered dense what="Posting" />
      ) : loadProblem ? (
        <LoadProblem dense what="Connected accounts" query={accounts} />
      ) : !account ? (
        <NoAccount />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <AccountChoice accounts={list} chosen={account.id} onChoose={setChosenId} />
          {isThere && (
            <Notice title="Already posted">
              This version was already posted to {account.handle}. After an edit you can post it again as a
              new post.
            </Notice>
          )}
          {tooLong && (
            <Notice tone="warn" title="Too long for this account">
              {tooLong.length} of {tooLong.limit} characters. Shorten it, or use the thread, which is posted
              as a thread.
            </Notice>
          )}
          <PostPreview posts={posts} />
          {problem && <ProblemNotice problem={problem} />}
        </div>
      )}
    </Dialog>
  )
}

function whyNot(account: Account, { isThere, isTooLong }: { isThere: boolean; isTooLong: boolean }) {
  if (isThere) return 'Already posted to this account'
  if (account.status === 'refused') return 'Reconnect the account first'
  return isTooLong ? 'Too long for this account' : undefined
}

type AccountChoiceProps = { accounts: readonly Account[]; chosen: string; onChoose: (id: string) => void }

function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  return (
    <RadioGroup
      legend="Account"
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={accounts.map(({ id, handle, network, char_limit, status }) => ({
        value: id,
        label: handle,
        hint:
          status === 'refused'
            ? 'The network rejected the saved credentials. Reconnect the account.'
            : `${networkName(network)}, ${formatCount(char_limit, 'character')} per post`,
      }))}
    />
  )
}

function NoAccount() {
  return (
    <EmptyState
      dense
      title="No connected accounts"
      action={
        <LinkButton variant="primary" href="/settings/accounts">
          Connect account
        </LinkButton>
      }
    >
      Post directly to Mastodon and Bluesky. For other platforms, copy the text.
    </EmptyState>
  )
}

/** What will be public, post by post. */
function PostPreview({ posts }: { posts: ReturnType<typeof networkPosts> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-medium text-ink text-sm">
        {posts.length > 1 ? `A post and ${formatCount(posts.length - 1, 'reply', 'replies')}` : 'Post'}
      </p>
      {posts.map(({ text, length, limit }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: posts have no other identity than their place.
        <div key={index} className="rounded-md bg-well px-3 py-2">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink text-sm">
            {text}
          </p>
          <p className="mt-1 text-right text-ink-faint text-xs tabular-nums">
            {length} / {limit}
          </p>
        </div>
      ))}
    </div>
  )
}

function wasPosted(adaptation: Adaptation, account: Account): boolean {
  return (adaptation.posts ?? []).some(
    (post) =>
      post.account_id === account.id && post.version === adaptation.version && post.status === 'posted',
  )
}
