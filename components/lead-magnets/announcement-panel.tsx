'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { countPost, postAddress } from './announcement-post.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { platforms } from './lead-magnet-words.ts'

/** The post that announces it, to edit and copy, for one platform or the other, and another wording on request. */
export function AnnouncementPanel({
  made,
  announce,
}: {
  made: LeadMagnet
  announce: LeadMagnetActions['announce']
}) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const [edited, setEdited] = useState<{ of: string; text: string }>()
  const { announcement } = made
  if (!announcement) return null
  const { platform, char_limit: limit } = announcement
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
  const post = postAddress(text, platform)
  return (
    <Panel title="Announcement" aside={<CopyButton value={text} what="the announcement" label="Copy text" />}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Segmented
            legend="Platform"
            name="platform"
            options={platforms}
            value={platform}
            onChange={(event) => ask(event.currentTarget.value)}
            disabled={pending}
          />
          <Button size="sm" variant="quiet" pending={pending} onClick={() => ask(platform)}>
            Regenerate
          </Button>
        </div>
        <Textarea
          aria-label="Announcement"
          value={text}
          onChange={(event) => setEdited({ of: announcement.text, text: event.target.value })}
          className="min-h-40"
        />
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span
            className={
              count > limit ? 'text-bad text-xs tabular-nums' : 'text-ink-faint text-xs tabular-nums'
            }
          >
            {formatNumber(count)} / {formatNumber(limit)}
          </span>
          {post && made.status === 'published' && <OutsideLink href={post}>Post on {network}</OutsideLink>}
        </p>
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}
