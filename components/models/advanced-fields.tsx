'use client'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ModelPurpose } from '#contract/models.ts'
import type { ConnectionValues } from './connection-values.ts'

const fields = [
  {
    name: 'contextTokens',
    label: 'Context in tokens',
    hint: 'What a prompt and its answer share. Empty: what the test finds, else 32,000.',
    min: 2_000,
  },
  {
    name: 'evidenceTokens',
    label: 'Evidence in tokens',
    hint: 'How much of your sources one prompt carries. Empty: half of the context, at most 48,000.',
    min: 500,
  },
  {
    name: 'concurrency',
    label: 'Calls at once',
    hint: 'More wait for their turn. Empty: 4, or 1 with the local Ollama.',
    min: 1,
  },
] as const

/** What hardly anybody needs to set. */
export function AdvancedFields({
  form,
  purpose,
}: {
  form: UseFormReturn<ConnectionValues>
  purpose: ModelPurpose
}) {
  const { errors } = form.formState
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
          <Field label="How it answers" error={errors.answers?.message}>
            {(control) => (
              <Select
                {...control}
                {...form.register('answers')}
                options={[
                  { value: '', label: 'As its name says' },
                  { value: 'verdicts', label: 'Verdicts, as a chat model' },
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
