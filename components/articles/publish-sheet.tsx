'use client'
import { type FormEvent, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useNow } from '#components/ui/now.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Sheet } from '#components/ui/sheet.tsx'
import type { Article } from '#contract/articles.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { formatInstant, formatRelative } from '#lib/format-time.ts'
import { instantInZone, nextMorning, wallClockInZone } from '#lib/zone-time.ts'
import type { ArticleChanges } from './use-article-changes.ts'

export type PublishSheetProps = {
  article: Article
  changes: ArticleChanges
  open: boolean
  onOpenChange: (open: boolean) => void
  /** IANA name of the tenant's zone. */
  timeZone: string
  /** Statements that no source supports. */
  unsupported: number
  /** False where the service publishes, but at once only. */
  canSchedule: boolean
  /** Saves what is still unsaved first; false when that failed. */
  beforePublish: () => Promise<boolean>
}

const unsaved: Problem = {
  kind: 'conflict',
  message: 'Your changes could not be saved yet. Close this and see what is in their way.',
}

/** The last look before the public does: address, time, what fires, and what is still open. */
export function PublishSheet(props: PublishSheetProps) {
  const { article, changes, open, onOpenChange, timeZone, unsupported, canSchedule, beforePublish } = props
  const scheduled = article.scheduled_at
  const [when, setWhen] = useState(scheduled ? 'at' : 'now')
  const [local, setLocal] = useState(() =>
    scheduled ? wallClockInZone(new Date(scheduled), timeZone) : nextMorning(new Date(), timeZone),
  )
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const now = useNow()
  const instant = instantInZone(local, timeZone)
  const past = instant !== undefined && now !== undefined && instant.getTime() <= now

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (when === 'at' && (!instant || past)) return
    setPending(true)
    setProblem(undefined)
    if (await beforePublish()) {
      const result =
        when === 'at' && instant ? await changes.schedule(instant.toISOString()) : await changes.publish()
      if (result.ok) onOpenChange(false)
      else setProblem(result.problem)
    } else setProblem(unsaved)
    setPending(false)
  }
  const timeError =
    problem?.kind === 'invalid'
      ? problem.fieldErrors.at
      : !instant
        ? 'Give a day and a time.'
        : past
          ? 'This is past. Choose a time to come.'
          : undefined

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Publish"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form="publish"
            pending={pending}
            disabledReason={when === 'at' && timeError ? timeError : undefined}
          >
            {when === 'at' ? 'Schedule' : 'Publish now'}
          </Button>
        </>
      }
    >
      <form id="publish" onSubmit={submit} className="grid gap-5">
        {article.article_url && (
          <div className="grid gap-1">
            <p className="font-medium text-ink text-sm">It will be public at</p>
            <p className="flex items-start gap-1">
              <span className="min-w-0 break-all font-mono text-ink-soft text-xs leading-relaxed">
                {article.article_url}
              </span>
              <CopyButton value={article.article_url} what="public address" />
            </p>
          </div>
        )}
        {unsupported > 0 && (
          <Notice tone="warn" title={`${formatCount(unsupported, 'statement')} without a source`}>
            Readers will see {unsupported === 1 ? 'it' : 'them'} as{' '}
            {unsupported === 1 ? 'it stands' : 'they stand'}.
          </Notice>
        )}
        {canSchedule && (
          <RadioGroup
            legend="When"
            value={when}
            onChange={(event) => setWhen(event.target.value)}
            options={[
              { value: 'now', label: 'Now', hint: 'Live within seconds.' },
              { value: 'at', label: 'At a time', hint: `On the clocks of ${timeZone}.` },
            ]}
          />
        )}
        {when === 'at' && (
          <Field
            label={`Day and time, ${timeZone}`}
            error={timeError}
            hint={
              instant &&
              !timeError &&
              now !== undefined &&
              `${formatInstant(instant, timeZone)}, ${formatRelative(instant, new Date(now))}`
            }
          >
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={local}
                onChange={(event) => setLocal(event.target.value)}
              />
            )}
          </Field>
        )}
        <p className="text-ink-soft text-sm">
          {when === 'at' ? 'At that time' : 'Once it is live'}{' '}
          <code className="font-mono text-xs">article.published</code> fires, and the webhooks that listen for
          it are told. Publishing costs nothing.
        </p>
        {problem && problem.kind !== 'invalid' && <ProblemNotice problem={problem} />}
      </form>
    </Sheet>
  )
}
