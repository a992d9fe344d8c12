'use client'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { resolverOf } from '#components/ui/checked-form.ts'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { SaveBar } from '#components/ui/save-bar.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { toast } from '#components/ui/toast.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import type { CompanyProfile } from '#contract/company-profile.ts'
import type { CompanyProfileSuggestion, Settings, UpdateSettingsInput } from '#contract/settings.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { CompanyFieldInput } from './company-field-input.tsx'
import { companyFields } from './company-fields.ts'
import { type CompanyValues, companyValues, fieldsOf, type Suggested } from './company-values.ts'
import { FillFromSite, type FillFromSiteProps } from './fill-from-site.tsx'
import { FormSection } from './form-section.tsx'

export type CompanyFormProps = {
  profile: CompanyProfile
  save: (input: UpdateSettingsInput) => Promise<ActionResult<Settings>>
  suggest: FillFromSiteProps['suggest']
}

const check = async (values: CompanyValues) => (await import('./check-company.ts')).checkCompany(values)
const resolver = resolverOf(check)

/** Who writes, for whom, and to what end. */
export function CompanyForm({ profile, save, suggest }: CompanyFormProps) {
  const [problem, setProblem] = useState<Problem>()
  const [suggested, setSuggested] = useState<Partial<Record<keyof CompanyValues, Suggested>>>({})
  const saved = companyValues(profile)
  const form = useFilledForm<CompanyValues>({ resolver, defaultValues: saved, mode: 'onTouched' })
  const forget = useSavedForm(form, `settings.company.${useCurrentAgent()}`)
  const { isDirty, isSubmitting } = form.formState

  const takeOver = (found: CompanyProfileSuggestion) => {
    const values = suggestedValues(found)
    setSuggested(values)
    return fillEmpty(form, values)
  }
  const submit = form.handleSubmit(async (values) => {
    const checked = await check(values)
    if (!checked.ok) return
    const result = await save({ companyProfile: checked.input })
    setProblem(result.ok ? undefined : result.problem)
    if (result.ok) {
      form.reset(companyValues(result.data.companyProfile ?? {}))
      setSuggested({})
      forget()
      toast.done('Company profile saved')
    } else if (result.problem.kind === 'invalid') {
      setFieldErrors(form, errorsByField(result.problem.fieldErrors))
    }
  })
  const discard = () => {
    form.reset(companyValues(profile))
    setSuggested({})
    forget()
  }

  return (
    <div className="grid gap-5">
      <FillFromSite website={profile.websites?.[0]} suggest={suggest} onFound={takeOver} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {companyFields.map(({ title, lead, fields }) => (
            <FormSection key={title} title={title} lead={lead}>
              {fields.map((field) => (
                <CompanyFieldInput
                  key={field.name}
                  field={field}
                  form={form}
                  saved={saved[field.name]}
                  suggested={suggested[field.name]}
                />
              ))}
              {title === 'Who you are' && (
                <p className="text-ink-soft text-sm">
                  Who signs your articles is set with the published site.{' '}
                  <TextLink href="/settings/site?section=authors">Edit authors</TextLink>
                </p>
              )}
            </FormSection>
          ))}
        </div>
        {problem && <ProblemNotice problem={problem} />}
        <SaveBar
          label="Save company profile"
          isDirty={isDirty}
          isPending={isSubmitting}
          onDiscard={discard}
        />
      </form>
    </div>
  )
}

function suggestedValues({ profile, sources }: CompanyProfileSuggestion) {
  const values = companyValues(profile)
  return Object.fromEntries(
    sources.flatMap(({ member, url }) =>
      fieldsOf(member).map((field): [string, Suggested] => [field, { value: values[field], url }]),
    ),
  )
}

/** Only what is empty is filled: what somebody typed stays, with the suggestion beside it. */
function fillEmpty(
  form: Pick<UseFormReturn<CompanyValues>, 'getValues' | 'setValue'>,
  values: Partial<Record<keyof CompanyValues, Suggested>>,
): number {
  const current = form.getValues()
  // The text and the URL of a link belong together.
  const hasLink = current.callToActionText !== '' || current.callToActionUrl !== ''
  const empty = Object.entries(values).filter(
    ([field, { value }]) =>
      value !== '' &&
      current[field as keyof CompanyValues].trim() === '' &&
      !(hasLink && field.startsWith('callToAction')),
  )
  for (const [field, { value }] of empty)
    form.setValue(field as keyof CompanyValues, value, { shouldDirty: true, shouldValidate: true })
  return empty.length
}

function errorsByField(errors: Record<string, string>): Partial<Record<keyof CompanyValues, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const [, member = '', entry] = path.split('.')
      const fields = fieldsOf(member)
      const field = entry === 'url' ? fields.at(-1) : fields[0]
      return field ? [[field, message]] : []
    }),
  )
}
