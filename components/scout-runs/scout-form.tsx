'use client'
import { exampleWords } from '#components/jobs/example-words.ts'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import {
  checkScoutForm,
  limits,
  type ScoutFormValues,
  scoutFormErrors,
  splitForums,
} from './scout-form-values.ts'

/** What to look for, where, and how much of it. */
export function ScoutForm({
  category,
  ...props
}: OrderFormProps<ScoutFormValues> & {
  /** The market of the company profile, for the examples. */
  category: string | undefined
}) {
  const { form, submit, values, errors, isSubmitting, problem } = useOrderForm({
    ...props,
    kind: 'scout',
    check: checkScoutForm,
    errorsOf: (messages, { input }) => scoutFormErrors(messages, input.subreddits),
    titleOf: ({ query }) => `Scout: ${query}`,
    page: '/scout-runs',
    listsKey: operationKey('listScoutRuns'),
  })
  const checked = useChecked(values, checkScoutForm)
  const examples = exampleWords(category)
  const forums = splitForums(values.forums)

  return (
    <form
      onSubmit={submit}
      noValidate
      id="start"
      className="mb-8 grid scroll-mt-20 gap-4 rounded-lg border border-rule bg-sheet p-4 sm:p-5"
    >
      <Field
        label="Topic"
        error={errors.query?.message}
        hint="A problem, product or competitor, in your audience's words."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('query')}
            autoComplete="off"
            placeholder={examples.topic}
            className="h-10 font-serif text-lg"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label="Forums"
          optional
          error={errors.forums?.message}
          hint={
            forums.length === 0
              ? 'Names such as r/smallbusiness, up to 10. Leave empty to search all forums.'
              : `Searches ${forums.map((name) => `r/${name}`).join(', ')}.`
          }
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('forums')}
              autoComplete="off"
              spellCheck={false}
              placeholder="r/smallbusiness, r/startups"
            />
          )}
        </Field>
        <div className="grid content-start gap-1">
          <span aria-hidden className="font-medium text-ink text-sm">
            Max posts
          </span>
          <Segmented
            legend="Max posts"
            options={limits.map((limit) => ({ value: limit, label: limit }))}
            {...form.register('limit')}
          />
        </div>
      </div>
      <PricedSubmit
        operation="createScoutRun"
        input={checked?.ok ? checked.input : undefined}
        missing="Enter a topic."
        pending={isSubmitting}
        problem={problem}
      >
        Find posts
      </PricedSubmit>
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </form>
  )
}
