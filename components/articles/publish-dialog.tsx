'use client'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Article } from '#contract/articles.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { knownProblems } from './known-problems.ts'
import { NotifiedWebhooks } from './notified-webhooks.tsx'
import { OpenProblems, type OpenStatements } from './open-problems.tsx'
import { clearPlannedTime } from './planned-time.ts'
import { PublishTimeFields } from './publish-time-fields.tsx'
import type { ArticleChanges } from './use-article-changes.ts'
import { usePublishTime } from './use-publish-time.ts'

export type PublishDialogProps = {
  article: Article
  changes: ArticleChanges
  open: boolean
  onOpenChange: (open: boolean) => void
  /** IANA name of the tenant's zone. */
  timeZone: string
  statements: OpenStatements
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
export function PublishDialog(props: PublishDialogProps) {
  const { article, open, onOpenChange, timeZone, statements, canSchedule } = props
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

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={article.scheduled_at ? 'Reschedule' : 'Publish'}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          {!isRefused && (
            <Button
              variant="primary"
              type="submit"
              form="publish"
              pending={pending}
              disabledReason={unconfirmed ?? (isNow ? undefined : timeError)}
            >
              {isNow ? 'Publish now' : 'Schedule'}
            </Button>
          )}
        </>
      }
    >
      <form id="publish" onSubmit={onSubmit} className="grid gap-5">
        {article.form === 'digest' && (
          <Notice tone="warn" title="This is an evidence digest, not a finished article">
            Readers would see quotes from your sources, each with its reference.{' '}
            <TextLink href="/settings/models">Connect a model</TextLink> to have it written as an article.
          </Notice>
        )}
        {article.article_url && !livesElsewhere && <PublicAddress url={article.article_url} />}
        {props.destinationChoice}
        {problems.length > 0 && (
          <Notice tone={statements.contradicted.length > 0 ? 'bad' : 'warn'} title="Before you publish">
            <OpenProblems
              isBesideTitle
              problems={problems}
              statements={statements}
              onShow={() => onOpenChange(false)}
            />
          </Notice>
        )}
        {problems.length > 0 && (
          <CheckField
            label="Publish as is"
            hint="Articles like this are never published automatically. You decide."
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
    </Dialog>
  )
}

/** Saves what is unsaved, and publishes at an instant or at once. */
function usePublish(
  { article, changes, onOpenChange, beforePublish }: PublishDialogProps,
  instant: Date | undefined,
): { submit: () => Promise<void>; pending: boolean; problem: Problem | undefined } {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const publish = async (): Promise<Problem | undefined> => {
    if (!(await beforePublish())) return unsaved
    const result = instant ? await changes.schedule(instant.toISOString()) : await changes.publish()
    if (!result.ok) return result.problem
    if (article.id) clearPlannedTime(article.id)
    onOpenChange(false)
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
