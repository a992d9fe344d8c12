'use client'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { CompanyField } from './company-fields.ts'
import type { CompanyValues, Suggested } from './company-values.ts'
import { EntriesField } from './entries-field.tsx'

export type CompanyFieldInputProps = {
  field: CompanyField
  form: UseFormReturn<CompanyValues>
  /** What is saved: drawn by the server, before the form is there. */
  saved: string
  /** What the company's site says of it. */
  suggested: Suggested | undefined
}

/** One question of the profile; where the site says something else than the field, it can be taken over. */
export function CompanyFieldInput({ field, form, saved, suggested }: CompanyFieldInputProps) {
  const { name, label, hint, placeholder, rows, entries, type } = field
  // Of its own: what is read from the form itself is not read again when it changes.
  const value = useWatch({ control: form.control, name })
  const error = useFormState({ control: form.control, name }).errors[name]?.message
  const isOther = suggested !== undefined && suggested.value !== value
  const use = () =>
    suggested && form.setValue(name, suggested.value, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="grid gap-1">
      <Field
        label={label}
        optional={name !== 'name'}
        hint={
          suggested && !isOther ? (
            <>
              {hint} Read on {new URL(suggested.url).pathname}.
            </>
          ) : (
            hint
          )
        }
        error={error}
      >
        {(control) =>
          entries ? (
            <EntriesField
              control={control}
              value={value ?? saved}
              onChange={(next) => form.setValue(name, next, { shouldDirty: true, shouldValidate: true })}
              onBlur={() => void form.trigger(name)}
              placeholder={placeholder}
              byComma={entries === 'comma'}
            />
          ) : rows ? (
            <Textarea
              {...control}
              {...form.register(name)}
              rows={rows}
              placeholder={placeholder}
              // A field for a paragraph shows that it takes one.
              className={rows > 2 ? 'min-h-22' : 'min-h-0'}
            />
          ) : (
            <Input
              {...control}
              {...form.register(name)}
              type={type}
              inputMode={type}
              autoComplete="off"
              placeholder={placeholder}
            />
          )
        }
      </Field>
      {isOther && (
        <p className="wrap-anywhere text-ink-soft text-xs">
          Your website says: “{suggested.value.replaceAll('\n', ', ')}”{' '}
          <button type="button" onClick={use} className="font-medium text-accent underline">
            Use this
          </button>
        </p>
      )}
    </div>
  )
}
