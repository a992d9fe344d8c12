'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { resolverOf } from '#components/ui/checked-form.ts'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { useKeptForm } from '#components/ui/use-kept-form.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { Persona } from '#contract/settings.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { articleListsKey } from '#lib/queries/articles.ts'
import { meQuery } from '#lib/queries/me.ts'
import {
  type ArticleFormValues,
  articleFormErrors,
  checkArticleForm,
} from './article-form-values.ts'
import { ArticleOptions } from './article-options.tsx'
import { keepStartedInput } from './article-prefill.ts'
import { ArticleSubject } from './article-subject.tsx'
import { keepPlannedTime } from './planned-time.ts'

export type NewArticleFormProps = {
  initial: ArticleFormValues
  /** Opened with values in its address: they count, and not what was typed here before. */
  prefilled: boolean
  /** The day and time it is wanted for, `YYYY-MM-DDTHH:MM` on the clocks of the tenant's zone. */
  plannedFor?: string
  /** Undefined where the service does not tell its voices. */
  personas: readonly Persona[] | undefined
  generate: (input: unknown, idempotencyKey: string) => Promise<ActionResult<{ id: string }>>
}

export function NewArticleForm(props: NewArticleFormProps) {
  const { initial, prefilled, plannedFor, personas, generate } = props
  const router = useRouter()
  const queryClient = useQueryClient()
  const { remember } = useStartedJobs()
  const { data: me } = useQuery(meQuery)
  const [problem, setProblem] = useState<Problem>()
  const { keyFor } = useRequestKey()

  const form = useForm<ArticleFormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: resolverOf(checkArticleForm),
  })
  const forget = useKeptForm(form, `new-article.${useCurrentAgent()}`, { restore: !prefilled })
  const { isSubmitting, errors } = useFormState({ control: form.control })
  const watched = useWatch({ control: form.control })
  const checked = checkArticleForm({ ...initial, ...watched })

  const submit = form.handleSubmit(async (values) => {
    const ready = checkArticleForm(values)
    if (!ready.ok) return
    setProblem(undefined)
    const result = await generate(ready.input, keyFor(ready.input))
    if (!result.ok) {
      const { problem } = result
      const told = problem.kind === 'invalid' ? articleFormErrors(values, problem.fieldErrors) : {}
      if (!setFieldErrors(form, told)) setProblem(problem)
      return
    }
    const { id } = result.data
    const title = ready.input.topic ?? ready.input.source_urls?.[0] ?? 'New article'
    remember({ kind: 'article', id, title, href: `/articles/${id}` })
    keepStartedInput(id, values)
    if (plannedFor && values.publish !== 'now') keepPlannedTime(id, plannedFor)
    forget()
    router.push(`/articles/${id}`)
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    queryClient.invalidateQueries({ queryKey: articleListsKey })
  })

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid max-w-5xl gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid content-start gap-6">
        <ArticleSubject form={form} errors={errors} />
        <ArticleOptions form={form} errors={errors} personas={personas} me={me} />
      </div>
      <aside className="lg:sticky lg:top-7 lg:self-start">
        <div className="grid gap-3 rounded-lg border border-rule bg-sheet p-4">
          {plannedFor && watched.publish !== 'now' && (
            <p className="text-ink text-sm">
              For {plannedWords(plannedFor)}
              {me && `, ${me.tenant.timezone}`}. When it is written and you have read it, Publish offers this
              time.
            </p>
          )}
          <p className="text-ink-soft text-sm">
            {watched.publish === 'now'
              ? 'Written and published in one go: it will be public as soon as it is written.'
              : 'You get a draft. Nothing is public until you publish it.'}
          </p>
          <PricedSubmit
            operation="generateArticle"
            input={checked.ok ? checked.input : undefined}
            pending={isSubmitting}
            problem={problem}
          >
            {watched.publish === 'now' ? 'Write and publish' : 'Write the article'}
          </PricedSubmit>
          {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
        </div>
      </aside>
    </form>
  )
}

function plannedWords(local: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`))
}
