'use client'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { besideField, Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { lazyResolver } from '#components/ui/lazy-resolver.ts'
import { toast } from '#components/ui/toast.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import type { AddedSuppression, AddSuppressionInput } from '#contract/suppressions.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'

export type AddSuppressionFormProps = {
  /** What is in the field at first: it counts, and not what was typed here before. */
  given: string | undefined
  add: (input: unknown) => Promise<ActionResult<AddedSuppression>>
  onAdded: () => void
}

const empty: AddSuppressionInput = { value: '', reason: '' }

const resolver = lazyResolver(async () => (await import('./suppression-resolver.ts')).suppressionResolver)

/** One company or address more that no report may touch. */
export function AddSuppressionForm({ given, add, onAdded }: AddSuppressionFormProps) {
  const [problem, setProblem] = useState<Problem>()
  const form = useFilledForm<AddSuppressionInput>({
    defaultValues: { ...empty, value: given ?? '' },
    mode: 'onSubmit',
    resolver,
  })
  const forget = useSavedForm(form, `suppression.${useCurrentAgent()}`, { restore: given === undefined })
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const submit = form.handleSubmit(async ({ value, reason }) => {
    setProblem(undefined)
    const result = await add({ value, ...(reason && { reason }) })
    if (!result.ok) {
      const told = result.problem.kind === 'invalid' ? result.problem.fieldErrors : {}
      for (const field of ['value', 'reason'] as const) {
        const message = told[field]
        if (message) form.setError(field, { message }, { shouldFocus: true })
      }
      if (!told.value && !told.reason) setProblem(result.problem)
      return
    }
    const { value: kept, erased_contacts: erased } = result.data
    toast.done(`${kept} added to the do-not-contact list`, {
      ...(erased > 0 && { description: `${formatCount(erased, 'contact')} deleted from earlier reports.` }),
    })
    form.reset(empty)
    forget()
    onAdded()
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid items-start gap-4 rounded-lg border border-rule bg-sheet p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field
        label="Company or email address"
        error={errors.value?.message}
        hint="A domain covers the whole company. An email address covers every spelling of it. Matching contacts are deleted from earlier reports."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('value')}
            autoFocus={given !== undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="acme.example or jo@acme.example"
          />
        )}
      </Field>
      <Field label="Why" optional error={errors.reason?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('reason')}
            autoComplete="off"
            placeholder="Asked not to be contacted"
          />
        )}
      </Field>
      <Button type="submit" pending={isSubmitting} className={besideField}>
        Add to the list
      </Button>
      {problem && (
        <div className="sm:col-span-3">
          <ProblemNotice problem={problem} />
        </div>
      )}
    </form>
  )
}
