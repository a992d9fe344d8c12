'use client'
import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Article } from '#contract/articles.ts'
import type { Draft } from '#contract/drafts.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { ArticleActions } from './article-actions.ts'
import { knownProblems } from './known-problems.ts'
import { NotifiedWebhooks } from './notified-webhooks.tsx'
import { OpenProblems, type OpenStatements } from './open-problems.tsx'
import { clearPlannedTime } from './planned-time.ts'
import { PublishTimeFields } from './publish-time-fields.tsx'
import type { SourceLedger } from './source-passages.ts'
import { type ArticleChanges, useArticleChanges } from './use-article-changes.ts'
import { usePublishTime } from './use-publish-time.ts'

/** What was checked of a text: how many of its statements have a source, and whether it has a cover. */
export type PublishChecks = { supported: number; total: number; hasCover: boolean }

export type PublishFormProps = {
  article: Article
  changes: ArticleChanges
  /** It was published or scheduled, or somebody leaves for a statement. */
  onDone: () => void
  /** IANA name of the tenant's zone. */
  timeZone: string
  statements: OpenStatements
  /** Absent where the service does not hand out the text. */
  checks?: PublishChecks | undefined
  /** False where the service publishes, but at once only. */
  canSchedule: boolean
  /** Saves what is still unsaved first; false when that failed. */
  beforePublish: () => Promise<boolean>
  /** The choice of where it is published. */
  destinationChoice: ReactNode
  /** In the panel beside the text, which is narrow and says the address below. */
  isBeside?: boolean
}

const unsaved: Problem = {
  kind: 'conflict',
  message: "Couldn't save your changes. Close this and fix the errors first.",
}

/** The last look before the public does: address, time, what fires, and what is still open; with the button that sends it. */
export function usePublishForm(props: PublishFormProps, formId: string) {
  const { article, onDone, timeZone, statements, checks, canSchedule, isBeside = false } = props
  const time = usePublishTime(article, timeZone, canSchedule)
  const livesElsewhere = useLivesElsewhere(article)
  const { submit, pending, problem } = usePublish(props, time.instant)
  const [confirmed, setConfirmed] = useState(false)
  const problems = knownProblems(article, statements)
  const unconfirmed =
    problems.length > 0 && !confirmed ? 'Confirm that you want to publish as is.' : undefined
  const isNow = time.when === 'now'
  // The service does not publish it as it is: sent again, it would be refused again.
  const isRefused = problem?.kind === 'conflict' && problem !== unsaved
  const timeError = problem?.kind === 'invalid' ? problem.fieldErrors.at : time.error
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!unconfirmed && !time.error) void submit()
  }
  const fields = (
    <form id={formId} onSubmit={onSubmit} className="grid w-full gap-5">
      {article.article_url && !livesElsewhere && !isBeside && <PublicAddress url={article.article_url} />}
      {props.destinationChoice}
      {checks && <CheckedFacts article={article} checks={checks} areOpenTold={problems.length > 0} />}
      {/* Beside the text, the same notice is above it. */}
      {problems.length > 0 && !isBeside && (
        <Notice tone={statements.contradicted.length > 0 ? 'bad' : 'warn'} title="Before you publish">
          <OpenProblems problems={problems} statements={statements} onShow={onDone} />
        </Notice>
      )}
      {problems.length > 0 && (
        <CheckField
          label="Publish as is"
          hint={`${openFacts(statements)}Articles like this are never published automatically. You decide.`}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
      {canSchedule && <PublishTimeFields time={time} timeZone={timeZone} error={timeError} />}
      {canSchedule && (
        <p className="text-ink-soft text-sm">
          Publishing is free. <NotifiedWebhooks event="article.published" />
        </p>
      )}
      {problem && problem.kind !== 'invalid' && <ProblemNotice problem={problem} />}
    </form>
  )
  const button = isRefused ? null : (
    <Button
      variant="primary"
      type="submit"
      form={formId}
      pending={pending}
      disabledReason={unconfirmed ?? (isNow ? undefined : timeError)}
    >
      {isNow ? 'Publish now' : article.scheduled_at ? 'Reschedule' : 'Schedule'}
    </Button>
  )
  return { fields, button, unconfirmed: isRefused ? undefined : unconfirmed }
}

/** `With 1 contradicted statement. ` */
function openFacts({ contradicted, unsupported }: OpenStatements): string {
  const facts = [
    ...(contradicted.length > 0 ? [formatCount(contradicted.length, 'contradicted statement')] : []),
    ...(unsupported.length > 0 ? [formatCount(unsupported.length, 'unsupported statement')] : []),
  ]
  return facts.length === 0 ? '' : `With ${facts.join(' and ')}. `
}

type DraftPublishingProps = Pick<
  PublishFormProps,
  'article' | 'timeZone' | 'statements' | 'checks' | 'beforePublish'
> & { id: string; actions: ArticleActions }

const nothing = () => undefined

/** The form beside a draft, with its button below it; where it is published stands there too. */
export function DraftPublishing({ id, actions, ...props }: DraftPublishingProps) {
  const changes = useArticleChanges(id, actions)
  const { fields, button, unconfirmed } = usePublishForm(
    { ...props, changes, canSchedule: true, destinationChoice: null, onDone: nothing, isBeside: true },
    'publish-here',
  )
  return (
    <section aria-label="Publish" className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
      {fields}
      <div className="grid justify-items-start gap-1.5">
        {button}
        {unconfirmed && (
          <p aria-hidden className="text-ink-soft text-xs">
            {unconfirmed}
          </p>
        )}
      </div>
    </section>
  )
}

/** What is known of a text before it is published. */
export function publishChecks(
  { supported, total }: SourceLedger,
  { pictures }: Pick<Draft, 'pictures'>,
): PublishChecks {
  return { supported, total, hasCover: pictures?.some(({ role }) => role === 'cover') ?? false }
}

/** What was checked, a line each. */
function CheckedFacts({
  article,
  checks,
  areOpenTold,
}: {
  article: Article
  checks: PublishChecks
  /** Statements without a source are told below, one by one. */
  areOpenTold: boolean
}) {
  const { supported, total, hasCover } = checks
  const facts = [
    ...(article.form === 'digest'
      ? [{ isGood: false, text: 'An evidence digest: quotes from your sources, not a finished article' }]
      : []),
    ...(total > 0 && (supported === total || !areOpenTold)
      ? [
          {
            isGood: supported === total,
            text: `${formatNumber(supported)} of ${formatCount(total, 'statement')} sourced`,
          },
        ]
      : []),
    { isGood: hasCover, text: hasCover ? 'Cover image' : 'No cover image' },
  ]
  return (
    <ul aria-label="Checked" className="grid gap-1.5 text-ink text-sm">
      {facts.map(({ isGood, text }) => {
        const Icon = isGood ? Check : TriangleAlert
        return (
          <li key={text} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-good' : 'text-warn'}`} />
            {text}
          </li>
        )
      })}
    </ul>
  )
}

/** Saves what is unsaved, and publishes at an instant or at once. */
function usePublish(
  { article, changes, onDone, beforePublish }: PublishFormProps,
  instant: Date | undefined,
): { submit: () => Promise<void>; pending: boolean; problem: Problem | undefined } {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const publish = async (): Promise<Problem | undefined> => {
    if (!(await beforePublish())) return unsaved
    const result = instant ? await changes.schedule(instant.toISOString()) : await changes.publish()
    if (!result.ok) return result.problem
    if (article.id) clearPlannedTime(article.id)
    onDone()
    return undefined
  }
  const submit = async () => {
    setPending(true)
    setProblem(undefined)
    setProblem(await publish())
    setPending(false)
  }
  return { submit, pending, problem }
}

/** Where it goes elsewhere, it gets an address of its own there. */
function useLivesElsewhere({ id }: Article): boolean {
  const { data: placed } = useQuery(operationQuery('listPlacements', { params: { id: id ?? '' } }))
  const { data: offered } = useQuery(operationQuery('listDestinations'))
  if (placed?.is_chosen) return placed.home !== null
  return offered?.destinations?.some(({ is_default }) => is_default) ?? false
}

function PublicAddress({ url }: { url: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-medium text-ink text-sm">Public URL</p>
      <p className="flex items-start gap-1">
        <span className="min-w-0 wrap-anywhere font-mono text-ink-soft text-xs leading-relaxed">
          <BreakableUrl url={url} />
        </span>
        <CopyButton value={url} what="public URL" />
      </p>
    </div>
  )
}
