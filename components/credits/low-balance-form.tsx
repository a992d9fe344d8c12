'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

export type LowBalanceFormProps = {
  lowBalanceCredits: number
  save: (lowBalanceCredits: number) => Promise<ActionResult<number>>
}

/** From which balance on the desk calls it low: the mark beside the balance, and the event that tells others. */
export function LowBalanceForm({ lowBalanceCredits, save }: LowBalanceFormProps) {
  const form = useFilledForm({ values: { lowBalanceCredits }, mode: 'onTouched' })
  const client = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const { errors, isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const result = await save(values.lowBalanceCredits)
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return
    form.reset({ lowBalanceCredits: result.data })
    toast.done('Threshold saved')
    client.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label="Threshold"
        hint="Shown on the Overview and sent to your webhooks."
        error={errors.lowBalanceCredits?.message}
      >
        {(control) => (
          <span className="flex items-center gap-2">
            <Input
              {...control}
              {...form.register('lowBalanceCredits', {
                valueAsNumber: true,
                validate: (value) =>
                  (Number.isInteger(value) && value >= 0 && value <= 1_000_000) ||
                  'Enter a whole number from 0 to 1,000,000.',
              })}
              type="number"
              inputMode="numeric"
              min={0}
              className="w-28"
            />
            <span className="text-ink-faint text-sm">credits</span>
            <Button
              type="submit"
              className="ml-auto"
              pending={isSubmitting}
              disabledReason={isDirty ? undefined : 'No changes to save'}
            >
              Save
            </Button>
          </span>
        )}
      </Field>
      {problem && <ProblemNotice problem={problem} />}
    </form>
  )
}
