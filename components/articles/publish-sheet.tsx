'use client'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useNow } from '#components/ui/now.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Sheet } from '#components/ui/sheet.tsx'
import type { Article, ArticleProblem } from '#contract/articles.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { formatInstant, formatRelative } from '#lib/format-time.ts'
import { nextFreeSlot } from '#lib/next-free-slot.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { nextSlots } from '#lib/queries/requests.ts'
import { instantInZone, nextMorning, wallClockInZone } from '#lib/zone-time.ts'
import { clearPlannedTime, findPlannedTime } from './planned-time.ts'
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
  /** The choice of where it is published. */
  destinationChoice: ReactNode
}

const unsaved: Problem = {
  kind: 'conflict',
  message: "Couldn't save your changes. Close this and fix the errors first.",
}

/** The last look before the public does: address, time, what fires, and what is still open. */
export function PublishSheet(props: PublishSheetProps) {
  const { article, changes, open, onOpenChange, timeZone, unsupported, canSchedule, beforePublish } = props
  const scheduled = article.scheduled_at
  // Drawn in the browser only, after a press.
  const [planned] = useState(() => (article.id && canSchedule ? findPlannedTime(article.id) : undefined))
  const [when, setWhen] = useState(scheduled || planned ? 'at' : 'now')
  const [local, setLocal] = useState(() =>
    scheduled
      ? wallClockInZone(new Date(scheduled), timeZone)
      : (planned ?? nextMorning(new Date(), timeZone)),
  )
  const suggestion = useQuery({ ...operationQuery('suggestSlots', nextSlots), enabled: canSchedule })
  const { data: placed } = useQuery(operationQuery('listPlacements', { params: { id: article.id ?? '' } }))
  const { data: offered } = useQuery(operationQuery('listDestinations'))
  // There it gets an address of its own.
  const livesElsewhere = placed?.is_chosen
    ? placed.home !== null
    : offered?.destinations?.some(({ is_default }) => is_default)
  const [pending, setPending] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const now = useNow()
  const freeSlot = suggestion.data && nextFreeSlot(suggestion.data, now ?? Date.now())
  const chosen = when === 'slot' ? freeSlot : instantInZone(local, timeZone)
  const instant = when === 'now' ? undefined : chosen
  const past = instant !== undefined && now !== undefined && instant.getTime() <= now

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (unconfirmed || (when !== 'now' && (!instant || past))) return
    setPending(true)
    setProblem(undefined)
    if (await beforePublish()) {
      const result =
        when !== 'now' && instant ? await changes.schedule(instant.toISOString()) : await changes.publish()
      if (result.ok) {
        if (article.id) clearPlannedTime(article.id)
        onOpenChange(false)
      } else setProblem(result.problem)
    } else setProblem(unsaved)
    setPending(false)
  }
  const problems = knownProblems(article, unsupported)
  const unconfirmed =
    problems.length > 0 && !confirmed ? 'Confirm that you want to publish as is.' : undefined
  const timeError =
    problem?.kind === 'invalid'
      ? problem.fieldErrors.at
      : !instant
        ? when === 'slot'
          ? 'Next free slot not found yet.'
          : 'Enter a date and time.'
        : past
          ? 'Choose a time in the future.'
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
            disabledReason={unconfirmed ?? (when === 'now' ? undefined : timeError)}
          >
            {when === 'now' ? 'Publish now' : 'Schedule'}
          </Button>
        </>
      }
    >
      <form id="publish" onSubmit={submit} className="grid gap-5">
        {article.article_url && !livesElsewhere && <PublicAddress url={article.article_url} />}
        {props.destinationChoice}
        {problems.length > 0 && <OpenProblems problems={problems} />}
        {problems.length > 0 && (
          <CheckField
            label="Publish as is"
            hint="Articles like this are never published automatically. You decide."
            checked={confirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
          />
        )}
        {canSchedule && (
          <WhenChoice
            value={when}
            onChange={setWhen}
            slot={freeSlot}
            isPending={suggestion.isPending}
            timeZone={timeZone}
          />
        )}
        {when === 'at' && (
          <Field
            label={`Date and time (${timeZone})`}
            error={timeError}
            hint={
              instant &&
              !timeError &&
              now !== undefined &&
              `${formatInstant(instant, timeZone)}, ${formatRelative(instant, new Date(now), { planned: true })}`
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
          {when === 'now' ? 'Sends' : 'When it goes live, sends'}{' '}
          <code className="font-mono text-xs">article.published</code> to your webhooks. Publishing is free.
        </p>
        {problem && problem.kind !== 'invalid' && <ProblemNotice problem={problem} />}
      </form>
    </Sheet>
  )
}

function PublicAddress({ url }: { url: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-medium text-ink text-sm">Public URL</p>
      <p className="flex items-start gap-1">
        <span className="min-w-0 break-all font-mono text-ink-soft text-xs leading-relaxed">{url}</span>
        <CopyButton value={url} what="public URL" />
      </p>
    </div>
  )
}

function OpenProblems({ problems }: { problems: readonly ArticleProblem[] }) {
  return (
    <Notice tone="warn" title="Before you publish">
      <ul className="grid list-disc gap-1 pl-4">
        {problems.map(({ code, message }) => (
          <li key={code} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type WhenChoiceProps = {
  value: string
  onChange: (value: string) => void
  slot: Date | undefined
  /** Whether the next free slot is still being looked for. */
  isPending: boolean
  timeZone: string
}

function WhenChoice({ value, onChange, slot, isPending, timeZone }: WhenChoiceProps) {
  // Where no slot can be named there is none to choose: the other two remain.
  const slotOffered = isPending || slot !== undefined
  return (
    <RadioGroup
      legend="Created"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: 'now', label: 'Now', hint: 'Goes live within seconds.' },
        ...(slotOffered
          ? [
              {
                value: 'slot',
                label: 'Next free slot',
                hint: slotHint(slot, isPending, timeZone),
              },
            ]
          : []),
        { value: 'at', label: 'Pick a time', hint: `Time zone: ${timeZone}` },
      ]}
    />
  )
}

/** What the service says speaks against it; a server that says nothing of that has its statements counted. */
function knownProblems(article: Article, unsupported: number): ArticleProblem[] {
  if (article.problems && article.problems.length > 0) return article.problems
  if (unsupported === 0) return []
  const message = `${formatCount(unsupported, 'statement has', 'statements have')} no source. They'll be published as is.`
  return [{ code: 'unsupported_facts', message }]
}

function slotHint(slot: Date | undefined, pending: boolean, timeZone: string): string {
  if (slot) return formatInstant(slot, timeZone)
  return pending ? 'Looking for a slot…' : 'No free slot found.'
}
