'use client'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ModelPurpose } from '#contract/models.ts'
import type { ConnectionValues } from './connection-values.ts'

const fields = [
  {
    name: 'contextTokens',
    label: 'Context window (tokens)',
    hint: 'Shared by the prompt and the response. Empty: the value found by the test, otherwise 32,000.',
    min: 2_000,
  },
  {
    name: 'evidenceTokens',
    label: 'Source text (tokens)',
    hint: 'How much source text one prompt can carry. Empty: half of the context window, up to 48,000.',
    min: 500,
  },
  {
    name: 'concurrency',
    label: 'Concurrent calls',
    hint: 'Further calls are queued. Empty: 4, or 1 for local Ollama.',
    min: 1,
  },
] as const

/** Settings that are rarely needed. */
export function AdvancedFields({
  form,
  purpose,
}: {
  form: UseFormReturn<ConnectionValues>
  purpose: ModelPurpose
}) {
  const { errors } = useFormState(form)
  const hasError = [...fields.map(({ name }) => name), 'answers' as const].some((name) => errors[name])
  return (
    <details className="group" open={hasError || undefined}>
      <summary className="w-fit cursor-pointer font-medium text-ink-soft text-sm hover:text-ink">
        Advanced
      </summary>
      <div className="grid gap-4 pt-3">
        {fields.map(({ name, label, hint, min }) => (
          <Field key={name} label={label} optional hint={hint} error={errors[name]?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register(name)}
                type="number"
                inputMode="numeric"
                min={min}
                className="w-36"
              />
            )}
          </Field>
        ))}
        {purpose === 'checking' && (
          <Field label="Response format" error={errors.answers?.message}>
            {(control) => (
              <Select
                {...control}
                {...form.register('answers')}
                options={[
                  { value: '', label: 'Detect from the name' },
                  { value: 'verdicts', label: 'Chat model' },
                  { value: 'yes_no', label: 'Yes or No' },
                ]}
              />
            )}
          </Field>
        )}
      </div>
    </details>
  )
}
