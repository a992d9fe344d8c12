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
        hint="The domain of its own site, without a path; not a profile on a network."
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
          {...form.register('icp')}
        />
      </div>
      <Field
        label="Roles to look for"
        optional
        error={errors.roles?.message}
        hint="Up to 6, one a line or with commas between. Left empty, those of the profile."
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
          How much, how far back, and a reference
        </summary>
        <div className="grid gap-5 border-rule border-t p-3 sm:grid-cols-2">
          <Count legend="Contacts at most" {...form.register('contacts')} />
          <Count legend="Drafts at most" {...form.register('drafts')} />
          <Field
            label="Days to look back"
            error={errors.days?.message}
            hint="Evidence counts less the older it is, and not at all beyond this."
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
            hint="8 to 128 characters, such as a deal’s number. The same one never buys a second report."
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
