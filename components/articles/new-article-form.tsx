'use client'
import { useQuery } from '@tanstack/react-query'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import type { Persona } from '#contract/settings.ts'
import { dateFormat } from '#lib/format-locale.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { type ArticleFormValues, articleFormErrors, checkArticleForm } from './article-form-values.ts'
import { ArticleOptions } from './article-options.tsx'
import { saveStartedInput } from './article-prefill.ts'
import { ArticleSubject } from './article-subject.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { savePlannedTime } from './planned-time.ts'

export type NewArticleFormProps = OrderFormProps<ArticleFormValues> & {
  /** The day and time it is wanted for, `YYYY-MM-DDTHH:MM` on the clocks of the tenant's zone. */
  plannedFor?: string
  /** Undefined if the service does not list its voices. */
  personas: readonly Persona[] | undefined
}

export function NewArticleForm({ plannedFor, personas, ...props }: NewArticleFormProps) {
  const { data: me } = useQuery(operationQuery('getMe'))
  const { form, submit, values, errors, isSubmitting, problem } = useOrderForm({
    ...props,
    kind: 'article',
    check: checkArticleForm,
    errorsOf: (messages, asked) => articleFormErrors(asked.values, messages),
    titleOf: ({ topic, source_urls }) => topic ?? source_urls?.[0] ?? 'New article',
    page: '/articles',
    listsKey: operationKey('listArticles'),
    onStarted: (id, asked) => {
      saveStartedInput(id, asked)
      if (plannedFor && asked.publish !== 'now') savePlannedTime(id, plannedFor)
    },
  })
  const checked = checkArticleForm(values)

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
      <aside className="grid gap-4 lg:sticky lg:top-7 lg:self-start">
        <div className="grid gap-3 rounded-lg border border-rule bg-sheet p-4">
          {plannedFor && values.publish !== 'now' && (
            <p className="text-ink text-sm">
              For {plannedWords(plannedFor)} {me && `, ${me.tenant.timezone}`}. When the draft is ready,
              Publish suggests this time.
            </p>
          )}
          <p className="text-ink-soft text-sm">
            {values.publish === 'now'
              ? "Goes live as soon as it's written."
              : 'Creates a draft. Nothing goes live until you publish.'}
          </p>
          <PricedSubmit
            operation="generateArticle"
            input={checked.ok ? checked.input : undefined}
            pending={isSubmitting}
            problem={problem}
            // The forecast beside it says them.
            notes={false}
          >
            {values.publish === 'now' ? 'Write and publish' : 'Write article'}
          </PricedSubmit>
          {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
        </div>
        <div className="max-lg:order-first">
          <EvidencePanel input={checked.ok ? checked.input : undefined} />
        </div>
      </aside>
    </form>
  )
}

function plannedWords(local: string): string {
  return dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`))
}
