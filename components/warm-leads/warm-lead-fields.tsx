import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { MoreOptions } from '#components/ui/more-options.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
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
      <Field label="Company" error={errors.domain?.message} hint="Its domain, not a social profile.">
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
      <Labelled label="Profile" hint="The kind of customer that the company is compared with.">
        <RadioGroup
          legend="Profile"
          options={Object.entries(profileLabels).map(([value, label]) => ({
            value,
            label,
            hint: profileHints[value],
          }))}
          {...form.register('icp')}
        />
      </Labelled>
      <Field
        label="Target roles"
        optional
        error={errors.roles?.message}
        hint="Up to 6, separated by commas. If empty, the roles of the profile."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('roles')}
            autoComplete="off"
            placeholder="Head of Content, Head of Marketing"
          />
        )}
      </Field>
      <MoreOptions title="Advanced options" open={hasOptionError}>
        <Count legend="Max contacts" {...form.register('contacts')} />
        <Count legend="Max drafts" {...form.register('drafts')} />
        <Field label="Look back (days)" error={errors.days?.message} hint="Older signals are ignored.">
          {(control) => (
            <Input
              {...control}
              {...form.register('days')}
              type="number"
              inputMode="numeric"
              min={7}
              max={365}
            />
          )}
        </Field>
        <Field
          label="Reference"
          optional
          error={errors.reference?.message}
          hint="Such as the number of the deal. Asking again with it opens the same report, free."
        >
          {(control) => (
            <Input {...control} {...form.register('reference')} autoComplete="off" spellCheck={false} />
          )}
        </Field>
      </MoreOptions>
    </>
  )
}

function Count({ legend, ...control }: { legend: string } & ReturnType<UseFormReturn['register']>) {
  return (
    <Labelled label={legend}>
      <Segmented legend={legend} options={counts} {...control} />
    </Labelled>
  )
}
