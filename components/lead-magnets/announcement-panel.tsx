'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { platforms } from './lead-magnet-words.ts'

/** A long URL breaks behind its slashes before it breaks inside a word. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=[^/]\/)(?=[^/])/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

/** The post that announces it, to copy, for one platform or the other, and another wording on request. */
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
  const { announcement } = made
  if (!announcement) return null
  const ask = (platform: string) =>
    startTransition(async () => {
      setProblem(undefined)
      const result = await announce(made.id, { platform })
      if (result.ok)
        queryClient.setQueryData(
          operationQuery('getLeadMagnet', { params: { id: made.id } }).queryKey,
          result.data,
        )
      else setProblem(result.problem)
    })
  return (
    <Panel
      title="Announcement"
      aside={<CopyButton value={announcement.text} what="the announcement" label="Copy" />}
    >
      <div className="grid gap-3">
        <Segmented
          legend="Platform"
          name="platform"
          options={platforms}
          value={announcement.platform}
          onChange={(event) => ask(event.currentTarget.value)}
          disabled={pending}
        />
        <p className="whitespace-pre-wrap wrap-anywhere rounded-md bg-well p-3 text-ink text-sm">
          {breakable(announcement.text)}
        </p>
        <p className="flex flex-wrap items-center justify-between gap-2 text-ink-faint text-xs">
          <span className="tabular-nums">
            {formatNumber(announcement.char_count)} / {formatNumber(announcement.char_limit)}
          </span>
          <Button size="sm" variant="quiet" pending={pending} onClick={() => ask(announcement.platform)}>
            Regenerate
          </Button>
        </p>
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}
