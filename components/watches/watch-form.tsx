'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { DraftNote } from '#components/jobs/draft-note.tsx'
import { exampleWords } from '#components/jobs/example-words.ts'
import { PricedForm } from '#components/jobs/priced-form.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { useMe } from '#components/shell/me.tsx'
import { resolverOf } from '#components/ui/checked-form.ts'
import { Field } from '#components/ui/field.tsx'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatCredits } from '#lib/format-number.ts'
import { listedPrice } from '#lib/listed-price.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import {
  checkWatchForm,
  missingWords,
  type WatchedKind,
  type WatchFormValues,
  watchedKind,
  watchedKinds,
  watchFormErrors,
} from './watch-form-values.ts'
import type { CreateWatch } from './watch-order.ts'
import { monthlyBudget, WatchCost, WatchPlanFields } from './watch-plan.tsx'

export type WatchFormProps = {
  initial: WatchFormValues
  /** Opened with values in its address: they count, and not what was typed here before. */
  prefilled: boolean
  create: CreateWatch
  /** The market of the company profile, for the examples. */
  category: string | undefined
}

/** The price of a run is known before the budget that follows from it. */
const anyBudget = '1'

/** What is repeated, how often, and for how many credits of a month. */
export function WatchForm({ initial, prefilled, create, category }: WatchFormProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { me } = useMe()
  const name = `watch.${useCurrentAgent()}`
  const { keyFor, settle } = useRequestKey(name)
  const [problem, setProblem] = useState<Problem>()
  const form = useFilledForm<WatchFormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: resolverOf((typed) => checkWatchForm(typed, typed.budget ?? anyBudget)),
  })
  const forget = useSavedForm(form, name, { restore: !prefilled })
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const values = { ...initial, ...useWatch({ control: form.control }) }
  const kind = watchedKind(values)
  const listed = listedPrice(me?.prices, kind.operation)
  const intervalDays = Number(values.intervalDays)
  const asked = useChecked(values, (typed) => checkWatchForm(typed, anyBudget))
  const input = asked?.ok ? asked.input.input : undefined
  const estimate = useQuery(estimateQuery(kind.operation, input))
  const price = (input && estimate.data?.credits_required) ?? listed
  const budget = values.budget ?? monthlyBudget(price, intervalDays)

  const submit = form.handleSubmit(async (typed) => {
    const ready = await checkWatchForm(typed, budget)
    if (!ready.ok) {
      setFieldErrors(form, ready.errors)
      return
    }
    setProblem(undefined)
    const result = await create(ready.input, keyFor(ready.input))
    if (!result.ok) {
      const refused = result.problem
      const told = refused.kind === 'invalid' ? watchFormErrors(refused.fieldErrors) : {}
      if (!setFieldErrors(form, told)) setProblem(refused)
      return
    }
    settle()
    forget()
    router.push(`/watches/${result.data.id}`)
    queryClient.invalidateQueries({ queryKey: operationKey('listWatches') })
  })

  return (
    <PricedForm
      onSubmit={submit}
      problem={problem}
      submit={
        <PricedSubmit
          // Another kind is priced by its own subject, not by the one that was typed last.
          key={kind.value}
          operation={kind.operation}
          input={input}
          until={listed === undefined ? undefined : formatCredits(listed)}
          missing={values.subject.trim() ? undefined : missingWords(kind)}
          per="per run"
          pending={isSubmitting}
          problem={problem}
        >
          Start watch
        </PricedSubmit>
      }
      notes={
        <>
          <WatchCost price={price} intervalDays={intervalDays} budget={budget} />
          <p>The first run starts within a minute. Each later one is compared with the one before.</p>
        </>
      }
      draft={<DraftNote form={form} forget={forget} />}
    >
      <Labelled label="What is repeated">
        <RadioGroup
          legend="What is repeated"
          options={watchedKinds.map((one) => ({
            ...one,
            aside: pricePerRun(listedPrice(me?.prices, one.operation)),
          }))}
          {...form.register('kind')}
        />
      </Labelled>
      <Field label={kind.subject} error={errors.subject?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('subject')}
            autoComplete="off"
            spellCheck={false}
            placeholder={exampleOf(kind, category)}
            className="h-10 font-serif text-lg"
          />
        )}
      </Field>
      <WatchPlanFields
        values={{ intervalDays, budget }}
        onChange={(next) => {
          form.setValue('intervalDays', String(next.intervalDays), { shouldDirty: true })
          // Until somebody types one, the budget follows the interval.
          if (next.budget !== budget) form.setValue('budget', next.budget, { shouldDirty: true })
        }}
        price={price}
        budgetError={errors.budget?.message}
      />
    </PricedForm>
  )
}

function exampleOf({ subject }: WatchedKind, category: string | undefined): string {
  if (subject === 'Brand') return 'Your brand'
  if (subject === 'Company') return 'acme.example'
  return subject === 'Topic' ? exampleWords(category).topic : 'https://'
}

function pricePerRun(credits: number | undefined): string | undefined {
  return credits === undefined ? undefined : `${formatCredits(credits)} per run`
}
