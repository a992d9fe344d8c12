'use client'
import { useState, useTransition } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Select } from '#components/ui/select.tsx'
import type { OfferedModelList } from '#contract/models.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import type { ConnectionValues } from './connection-values.ts'

export type ModelFieldProps = {
  form: UseFormReturn<ConnectionValues>
  /** Whether what it is asked with is there; says what is not. */
  canList: () => boolean
  list: () => Promise<ActionResult<OfferedModelList>>
  onProblem: (problem: Problem) => void
}

/** The model: chosen from what the endpoint offers once that is loaded, or typed. */
export function ModelField({ form, canList, list, onProblem }: ModelFieldProps) {
  const [offered, setOffered] = useState<OfferedModelList['models']>()
  const [isLoading, startLoading] = useTransition()
  const model = useWatch({ control: form.control, name: 'model' })
  const { errors } = useFormState(form)
  const load = () => {
    form.clearErrors(['url', 'key', 'model'])
    if (!canList()) return
    startLoading(async () => {
      const result = await list()
      if (!result.ok) return onProblem(result.problem)
      setOffered(result.data.models)
      const [only, second] = result.data.models
      if (only && !second) form.setValue('model', only.id)
    })
  }
  const isListed = offered?.some(({ id }) => id === model) ?? false
  return (
    <Field
      label="Model"
      missing="Choose a model."
      error={errors.model?.message}
      hint={
        offered
          ? `${formatCount(offered.length, 'model')} available.`
          : 'Load the list, or enter the model name used by the provider.'
      }
    >
      {(control) => (
        <div className="flex gap-2">
          {offered && offered.length > 0 ? (
            <Select
              {...control}
              {...form.register('model')}
              options={[
                ...(model === '' ? [{ value: '', label: 'Choose a model' }] : []),
                ...(model !== '' && !isListed ? [{ value: model, label: `${model} (not in the list)` }] : []),
                ...offered.map(({ id, context_tokens }) => ({
                  value: id,
                  label: context_tokens ? `${id} · ${formatNumber(context_tokens)} tokens` : id,
                })),
              ]}
            />
          ) : (
            <Input
              {...control}
              {...form.register('model')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          <Button onClick={load} pending={isLoading} className="max-sm:h-10">
            {offered ? 'Reload' : 'Load models'}
          </Button>
        </div>
      )}
    </Field>
  )
}
