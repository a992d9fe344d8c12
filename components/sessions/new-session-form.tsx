'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { DraftNote } from '#components/jobs/draft-note.tsx'
import { NoModelNote } from '#components/jobs/no-model-note.tsx'
import { PricedForm } from '#components/jobs/priced-form.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { useMe } from '#components/shell/me.tsx'
import { resolverOf } from '#components/ui/checked-form.ts'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { useZone } from '#components/ui/zone.tsx'
import { firstRunAt } from '#contract/first-run-at.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { asTitle } from '#lib/as-title.ts'
import { formatInstant } from '#lib/format-time.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import type { StartedSession } from '#lib/started-session.ts'
import { CategorySources } from './category-sources.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { maxCredits, SessionFields } from './session-fields.tsx'
import {
  checkSessionForm,
  emptySessionForm,
  maxCategories,
  type SessionFormValues,
  sessionFormErrors,
  toSessionInput,
} from './session-form-values.ts'
import { estimatedRange, sessionPriceQuery } from './session-price.ts'
import { useSavedSessions } from './use-kept-sessions.ts'

export type NewSessionFormProps = {
  create: (input: unknown) => Promise<ActionResult<StartedSession>>
  /** The market of the company profile, which is the first category. */
  category?: string | undefined
  /** Categories of earlier sessions. */
  earlier: readonly string[]
  /** What comes of it. */
  example: ReactNode
  /** Whether its articles go live as they are written; undefined if the service does not say. */
  publishes?: boolean | undefined
}

export function NewSessionForm({ create, category, earlier, example, publishes }: NewSessionFormProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { remember } = useSavedSessions()
  const { me } = useMe()
  const [problem, setProblem] = useState<Problem>()
  const [existingId, setExistingId] = useState<string>()
  const initial = { ...emptySessionForm, categories: category ?? '' }
  const form = useFilledForm<SessionFormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: resolverOf(checkSessionForm),
  })
  const forget = useSavedForm(form, `new-session.${useCurrentAgent()}`)
  const { isSubmitting, errors } = useFormState({ control: form.control })
  const watched = { ...initial, ...useWatch({ control: form.control }) }
  const checked = checkSessionForm(watched)
  const input = toSessionInput(watched)
  const { interval_minutes: interval, article_size, disable_competition } = input
  const knownInterval = interval >= 60 && interval <= 10_080 ? interval : undefined
  const price = useQuery(sessionPriceQuery({ article_size, disable_competition }))

  const submit = form.handleSubmit(async (values) => {
    const ready = checkSessionForm(values)
    if (!ready.ok) return
    setProblem(undefined)
    setExistingId(undefined)
    const result = await create(ready.input)
    if (!result.ok) {
      const { problem } = result
      const told = problem.kind === 'invalid' ? sessionFormErrors(problem.fieldErrors) : {}
      if (!setFieldErrors(form, told)) setProblem(problem)
      return
    }
    if ('existingId' in result.data) return setExistingId(result.data.existingId)
    const { session } = result.data
    remember(session)
    forget()
    queryClient.invalidateQueries({ queryKey: operationKey('listSessions') })
    router.push(`/sessions/${session.session_id}`)
  })

  return (
    <PricedForm
      onSubmit={submit}
      problem={problem}
      submit={
        <>
          <PricedSubmit
            operation="createSession"
            each="per article"
            // The line below says them.
            notes={false}
            until={price.data && asTitle(estimatedRange(price.data))}
            missing={watched.categories.trim() ? undefined : 'Enter a category.'}
            input={checked.ok ? checked.input : undefined}
            pending={isSubmitting}
            problem={problem}
          >
            Start session
          </PricedSubmit>
          {existingId && <AlreadyRunning id={existingId} />}
        </>
      }
      notes={
        <>
          <FirstRun intervalMinutes={knownInterval} />
          {me?.engines.writer?.kind === 'built-in' && (
            <NoModelNote>Each run makes a digest, which lists what your sources say.</NoModelNote>
          )}
        </>
      }
      draft={<DraftNote form={form} forget={forget} />}
      example={example}
      forecast={
        <>
          <ForecastPanel
            held={price.data?.credits_required ?? maxCredits(me, watched)}
            expected={price.data?.credits_expected}
            failure={price.isError ? problemOf(price.error) : undefined}
            intervalMinutes={knownInterval}
            credits={me?.tenant_balance.credits}
          />
          <CategorySources categories={[...new Set(input.categories)].slice(0, maxCategories)} />
        </>
      }
    >
      <SessionFields
        form={form}
        errors={errors}
        me={me}
        category={category}
        earlier={earlier}
        publishes={publishes}
      />
    </PricedForm>
  )
}

/** The first article comes one interval after the start, at a full quarter of an hour. */
function FirstRun({ intervalMinutes }: { intervalMinutes: number | undefined }) {
  const now = useMinutes()
  const timeZone = useZone()
  const at = now === undefined || intervalMinutes === undefined ? undefined : firstRunAt(now, intervalMinutes)
  return (
    <p>
      {at && (
        <span className="block">
          First article{' '}
          <time dateTime={at.toISOString()} className="text-ink">
            {formatInstant(at, timeZone)}
          </time>
        </span>
      )}
      Starting is free. You pay for each article when it's written.
    </p>
  )
}

function AlreadyRunning({ id }: { id: string }) {
  return (
    <Notice
      live
      tone="warn"
      title="A session is already running"
      action={
        <LinkButton size="sm" href={`/sessions/${id}`}>
          View session
        </LinkButton>
      }
    >
      Pause or stop it to start this one. Your entries are kept.
    </Notice>
  )
}
