'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { resolverOf } from '#components/ui/checked-form.ts'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { useChecked } from '#components/ui/use-checked.ts'
import { useKeptForm } from '#components/ui/use-kept-form.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { meQuery } from '#lib/queries/me.ts'
import { scoutRunListsKey } from '#lib/queries/scout-runs.ts'
import {
  checkScoutForm,
  limits,
  type ScoutFormValues,
  scoutFormErrors,
  splitForums,
} from './scout-form-values.ts'

export type ScoutFormProps = {
  initial: ScoutFormValues
  /** Opened with values in its address: they count, and not what was typed here before. */
  prefilled: boolean
  create: (input: unknown, idempotencyKey: string) => Promise<ActionResult<{ id: string }>>
}

/** What to look for, where, and how much of it. */
export function ScoutForm({ initial, prefilled, create }: ScoutFormProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { remember } = useStartedJobs()
  const [problem, setProblem] = useState<Problem>()
  const { keyFor } = useRequestKey()
  const form = useForm<ScoutFormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: resolverOf(checkScoutForm),
  })
  const forget = useKeptForm(form, `scout.${useCurrentAgent()}`, { restore: !prefilled })
  const { isSubmitting, errors } = useFormState({ control: form.control })
  const watched = useWatch({ control: form.control })
  const checked = useChecked({ ...initial, ...watched }, checkScoutForm)

  const submit = form.handleSubmit(async (values) => {
    const ready = await checkScoutForm(values)
    if (!ready.ok) return
    setProblem(undefined)
    const result = await create(ready.input, keyFor(ready.input))
    if (!result.ok) {
      const { problem } = result
      const told = problem.kind === 'invalid' ? scoutFormErrors(problem.fieldErrors, ready.input.subreddits) : {}
      if (!setFieldErrors(form, told)) setProblem(problem)
      return
    }
    const { id } = result.data
    remember({ kind: 'scout', id, title: `Scout: ${ready.input.query}`, href: `/scout-runs/${id}` })
    forget()
    router.push(`/scout-runs/${id}`)
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    queryClient.invalidateQueries({ queryKey: scoutRunListsKey })
  })

  const forums = splitForums(watched.forums ?? '')
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mb-8 grid gap-4 rounded-lg border border-rule bg-sheet p-4 sm:p-5"
    >
      <Field
        label="What should people be talking about?"
        error={errors.query?.message}
        hint="A problem, a product or a rival, in the words people use."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('query')}
            autoComplete="off"
            placeholder="quiet coffee grinder"
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
              ? 'Names such as r/Coffee, up to 10. Left empty, the whole forum is searched.'
              : `Searches ${forums.map((name) => `r/${name}`).join(', ')}.`
          }
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('forums')}
              autoComplete="off"
              spellCheck={false}
              placeholder="r/Coffee, r/espresso"
            />
          )}
        </Field>
        <div className="grid content-start gap-1">
          <span aria-hidden className="font-medium text-ink text-sm">
            Posts at most
          </span>
          <Segmented
            legend="Posts at most"
            options={limits.map((limit) => ({ value: limit, label: limit }))}
            {...form.register('limit')}
          />
        </div>
      </div>
      <PricedSubmit
        operation="createScoutRun"
        input={checked?.ok ? checked.input : undefined}
        pending={isSubmitting}
        problem={problem}
      >
        Scout
      </PricedSubmit>
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </form>
  )
}
