import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { WarmLeadFormValues } from './warm-lead-form-values.ts'
import { profileHints, profileLabels } from './warm-lead-words.ts'

const counts = ['1', '2', '3'].map((value) => ({ value, label: value }))

export type WarmLeadFieldsProps = {
  form: UseFormReturn<WarmLeadFormValues>
  errors: FieldErrors<WarmLeadFormValues>
}

/** What a report can be asked for: company, profile, roles, and under options how much of it. */
export function WarmLeadFields({ form, errors }: WarmLeadFieldsProps) {
  const hasOptionError = Boolean(errors.days ?? errors.reference)
  return (
    <>
      <Field
        label="Company"
        error={errors.domain?.message}
        hint="The company's domain, like acme.com. Not a social profile."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('domain')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="url"
            placeholder="acme.example"
            className="h-10 font-serif text-lg"
          />
        )}
      </Field>
      <div className="grid gap-1">
        <span aria-hidden className="font-medium text-ink text-sm">
          Profile
        </span>
        <RadioGroup
          legend="Profile"
          options={Object.entries(profileLabels).map(([value, label]) => ({
            value,
            label,
            hint: profileHints[value],
          }))}
          // Marked with the page, before its scripts.
          defaultValue={form.getValues('icp')}
          {...form.register('icp')}
        />
      </div>
      <Field
        label="Target roles"
        optional
        error={errors.roles?.message}
        hint="Up to 6, one per line or separated by commas. Leave empty to use the roles of the profile."
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('roles')}
            rows={2}
            placeholder="Head of Content, Head of Marketing"
          />
        )}
      </Field>
      <details open={hasOptionError || undefined} className="group rounded-md border border-rule">
        <summary className="cursor-pointer px-3 py-2 text-ink-soft text-sm hover:text-ink">
          Advanced options
        </summary>
        <div className="grid gap-5 border-rule border-t p-3 sm:grid-cols-2">
          <Count legend="Max contacts" {...form.register('contacts')} />
          <Count legend="Max drafts" {...form.register('drafts')} />
          <Field
            label="Look back (days)"
            error={errors.days?.message}
            hint="Older signals count less. Anything older than this is ignored."
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('days')}
                type="number"
                inputMode="numeric"
                min={7}
                max={365}
                className="w-28"
              />
            )}
          </Field>
          <Field
            label="Reference"
            optional
            error={errors.reference?.message}
            hint="8 to 128 characters, such as a deal number. Reusing a reference opens the existing report, free."
          >
            {(control) => (
              <Input {...control} {...form.register('reference')} autoComplete="off" spellCheck={false} />
            )}
          </Field>
        </div>
      </details>
    </>
  )
}

function Count({ legend, ...control }: { legend: string } & ReturnType<UseFormReturn['register']>) {
  return (
    <div className="grid content-start gap-1">
      <span aria-hidden className="font-medium text-ink text-sm">
        {legend}
      </span>
      <Segmented legend={legend} options={counts} {...control} />
    </div>
  )
}
