'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { toast } from '#components/ui/toast.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { countPost, postAddress } from './announcement-post.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { platforms } from './lead-magnet-words.ts'

/** The post that announces it, to edit and take to a platform, and another wording on request. */
export function AnnouncementPanel({
  made,
  announce,
}: {
  made: LeadMagnet
  announce: LeadMagnetActions['announce']
}) {
  const queryClient = useQueryClient()
  const { data } = useQuery(operationQuery('listAccounts'))
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const [edited, setEdited] = useState<{ of: string; text: string }>()
  const { announcement } = made
  if (!announcement) return null
  const { platform } = announcement
  const account = data?.accounts.find(({ network }) => network === platform)
  const limit = account?.char_limit ?? announcement.char_limit
  const text = edited?.of === announcement.text ? edited.text : announcement.text
  const count = text === announcement.text ? announcement.char_count : countPost(text, platform)
  const ask = (wanted: string) =>
    startTransition(async () => {
      setProblem(undefined)
      const result = await announce(made.id, { platform: wanted })
      if (result.ok)
        queryClient.setQueryData(
          operationQuery('getLeadMagnet', { params: { id: made.id } }).queryKey,
          result.data,
        )
      else setProblem(result.problem)
    })
  const network = platforms.find(({ value }) => value === platform)?.label
  const post = postAddress(text, platform, account?.server)
  return (
    <Panel
      title="Announcement"
      aside={
        <Button size="sm" variant="quiet" pending={pending} onClick={() => ask(platform)}>
          Another wording
        </Button>
      }
    >
      <div className="grid gap-3">
        <Segmented
          legend="Platform"
          name="platform"
          options={platforms}
          value={platform}
          onChange={(event) => ask(event.currentTarget.value)}
          disabled={pending}
        />
        <Textarea
          aria-label="Announcement"
          value={text}
          onChange={(event) => setEdited({ of: announcement.text, text: event.target.value })}
          className="min-h-64"
        />
        <div className="flex flex-wrap items-center gap-2">
          <span
            className={
              count > limit ? 'text-bad text-xs tabular-nums' : 'text-ink-faint text-xs tabular-nums'
            }
          >
            {formatNumber(count)} / {formatNumber(limit)}
          </span>
          {account && (
            <span className="wrap-anywhere text-ink-soft text-xs">Connected as {account.handle}</span>
          )}
          <span className="ml-auto flex flex-wrap gap-2">
            <CopyButton value={text} what="the announcement" label="Copy text" />
            {post && network && made.status === 'published' && (
              <CopyAndOpen address={post} network={network} text={text} />
            )}
          </span>
        </div>
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}

/** Puts the post on the clipboard and opens the network with it: it is published by hand. */
function CopyAndOpen({ address, network, text }: { address: string; network: string; text: string }) {
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    toast.done(`Copied. ${network} opens with it.`)
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      // The link opens whether or not the browser lets the page write to the clipboard.
      onClick={() => void copy().catch(() => undefined)}
      className={buttonStyles({ size: 'sm' })}
    >
      Copy and open {network} <ExternalLink aria-hidden />
    </a>
  )
}
