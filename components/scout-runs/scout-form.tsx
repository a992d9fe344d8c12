'use client'
import type { ReactNode } from 'react'
import { DraftNote } from '#components/jobs/draft-note.tsx'
import { exampleWords } from '#components/jobs/example-words.ts'
import { PricedForm } from '#components/jobs/priced-form.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { MoreOptions } from '#components/ui/more-options.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { SuggestionChips } from '#components/ui/suggestion-chips.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import {
  checkScoutForm,
  emptyScoutForm,
  isForumName,
  limits,
  maxForums,
  type ScoutFormValues,
  scoutFormErrors,
  splitForums,
} from './scout-form-values.ts'

/** What to look for, where, and how much of it. */
export function ScoutForm({
  category,
  earlier,
  example,
  ...props
}: OrderFormProps<ScoutFormValues> & {
  /** The market of the company profile, for the examples. */
  category: string | undefined
  /** Forums of earlier runs. */
  earlier: readonly string[]
  /** What comes of it. */
  example: ReactNode
}) {
  const { form, submit, values, errors, isSubmitting, problem, forget } = useOrderForm({
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
    <PricedForm
      onSubmit={submit}
      problem={problem}
      submit={
        <PricedSubmit
          operation="createScoutRun"
          input={checked?.ok ? checked.input : undefined}
          missing={values.query.trim() ? undefined : 'Enter a topic.'}
          pending={isSubmitting}
          problem={problem}
        >
          Start scout run
        </PricedSubmit>
      }
      notes={
        <p>
          You get up to {values.limit} posts, each with its score and a quotation. Any of them can become an
          article.
        </p>
      }
      draft={<DraftNote form={form} forget={forget} />}
      example={example}
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
            placeholder={examples.problem}
            className="h-10 font-serif text-lg"
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field
          label="Forums"
          optional
          error={errors.forums?.message}
          hint={
            forums.length === 0 || !forums.every(isForumName)
              ? 'Up to 10, separated by commas. Leave empty to search all forums.'
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
        <SuggestionChips
          label="From earlier runs"
          options={
            forums.length >= maxForums
              ? []
              : earlier.filter((name) => !forums.includes(name)).map((name) => `r/${name}`)
          }
          onChoose={(forum) =>
            form.setValue('forums', [...forums.map((name) => `r/${name}`), forum].join(', '), {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            })
          }
        />
      </div>
      <MoreOptions title="Advanced options" open={props.initial.limit !== emptyScoutForm.limit}>
        <Labelled label="Max posts" hint="The price is the same.">
          <Segmented
            legend="Max posts"
            options={limits.map((limit) => ({ value: limit, label: limit }))}
            {...form.register('limit')}
          />
        </Labelled>
      </MoreOptions>
    </PricedForm>
  )
}
