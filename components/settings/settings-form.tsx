'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldErrors, type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { lazyResolver } from '#components/ui/lazy-resolver.ts'
import { SaveBar } from '#components/ui/save-bar.tsx'
import { SwitchField } from '#components/ui/switch-field.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { toast } from '#components/ui/toast.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import type { Settings, UpdateSettingsInput } from '#contract/settings.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { FormSection } from './form-section.tsx'
import { SlotsField } from './slots-field.tsx'
import { TimeZonePicker } from './time-zone-picker.tsx'

export type SettingsFormProps = {
  settings: Settings
  save: (input: UpdateSettingsInput) => Promise<ActionResult<Settings>>
}

const resolver = lazyResolver(async () => (await import('./settings-resolver.ts')).settingsResolver)

/** What holds for the whole workspace, by where it takes effect. The name of the site is edited with the site. */
export function SettingsForm({ settings, save }: SettingsFormProps) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const form = useFilledForm<UpdateSettingsInput>({
    resolver,
    defaultValues: formValues(settings),
    mode: 'onTouched',
  })
  const { errors, isDirty, isSubmitting } = form.formState
  // Watched where the form is made: it hears of what was entered before the scripts ran, and its parts are drawn anew.
  const [timeZone = 'UTC', slots = [], autoPublish = false, weeklyMail = false] = useWatch({
    control: form.control,
    name: ['targetTimezone', 'publishSchedule.slots', 'autoPublish', 'results.weeklyMail'],
  })

  const submit = form.handleSubmit(async (values) => {
    const result = await save(values)
    setProblem(result.ok ? undefined : result.problem)
    if (result.ok) {
      form.reset(formValues(result.data))
      toast.done('Settings saved')
      client.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    } else if (result.problem.kind === 'invalid') {
      for (const [path, message] of Object.entries(result.problem.fieldErrors)) {
        // A path that the form does not have is drawn at no field; the notice tells of it.
        form.setError(path as FieldPath<UpdateSettingsInput>, { message })
      }
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TimesSection form={form} errors={errors} values={{ timeZone, slots }} />
        <FormSection title="Review" lead="Whether a person reads an article before it goes live.">
          <SwitchField
            label="Publish without review"
            hint="New articles and session runs go live when written, unless set otherwise there. If off, they're saved as drafts."
            checked={autoPublish}
            onCheckedChange={(next) => form.setValue('autoPublish', next, change)}
          />
        </FormSection>
        <PostsSection form={form} errors={errors} />
        {settings.results && (
          <FormSection title="Email" lead="A summary that reaches you without opening the dashboard.">
            <SwitchField
              label="Weekly email on Mondays"
              hint="Results and what to do, at 08:00 in your time zone. Each email has a link that stops it."
              checked={weeklyMail}
              onCheckedChange={(next) => form.setValue('results.weeklyMail', next, change)}
            />
          </FormSection>
        )}
        {settings.contactRetentionDays !== undefined && <ContactsSection form={form} errors={errors} />}
      </div>
      {problem && <ProblemNotice problem={problem} />}
      <SaveBar
        label="Save settings"
        isDirty={isDirty}
        isPending={isSubmitting}
        onDiscard={() => form.reset(formValues(settings))}
      />
    </form>
  )
}

/** The form object stays the same while its values change, so a part is given what it shows. */
type FieldsProps = {
  form: UseFormReturn<UpdateSettingsInput>
  errors: FieldErrors<UpdateSettingsInput>
}

const change = { shouldDirty: true, shouldValidate: true }

/** When articles go live, and in which zone every time of the workspace is. */
function TimesSection(props: FieldsProps & { values: { timeZone: string; slots: string[] | null } }) {
  const { form, errors, values } = props
  const { timeZone, slots } = values
  const slotErrors = errors.publishSchedule?.slots
  return (
    <FormSection
      title="Publishing times"
      lead={
        <>
          They decide which slots are free and which days are gaps on your{' '}
          <TextLink href="/schedule">schedule</TextLink>.
        </>
      }
    >
      <Field
        label="Time zone"
        hint="Used for every time in the dashboard and in emails."
        error={errors.targetTimezone?.message}
      >
        {(control) => (
          <TimeZonePicker
            control={control}
            value={timeZone}
            onChange={(next) => form.setValue('targetTimezone', next, change)}
          />
        )}
      </Field>
      <SlotsField
        slots={slots}
        timeZone={timeZone}
        error={slotErrors?.message ?? slotErrors?.root?.message ?? slotErrors?.find?.((one) => one)?.message}
        onChange={(next) => form.setValue('publishSchedule.slots', next, change)}
      />
      <Field
        label="Articles per day"
        hint="Days with fewer are marked as gaps."
        error={errors.publishSchedule?.postsPerDay?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('publishSchedule.postsPerDay', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={1}
            max={24}
          />
        )}
      </Field>
    </FormSection>
  )
}

function PostsSection({ form, errors }: FieldsProps) {
  return (
    <FormSection title="Social posts" lead="The link that brings readers of a post back to you.">
      <Field
        label="Referral link"
        optional
        hint="Added to the social posts of an article where you choose to."
        error={errors.referralLink?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('referralLink', { setValueAs: (value) => value || null })}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </Field>
    </FormSection>
  )
}

function ContactsSection({ form, errors }: FieldsProps) {
  return (
    <FormSection
      title="Warm-lead contacts"
      lead="Personal data of people that a report names, deleted automatically."
    >
      <Field
        label="Delete contacts after (days)"
        hint="Counted from the report that found them. Exports you downloaded are yours to delete."
        error={errors.contactRetentionDays?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('contactRetentionDays', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={1}
            max={365}
          />
        )}
      </Field>
    </FormSection>
  )
}

/** What this form changes; the threshold of low credits stands with the credits. */
function formValues(settings: Settings): UpdateSettingsInput {
  const { publishSchedule, targetTimezone, autoPublish, referralLink, contactRetentionDays, results } =
    settings
  const { postsPerDay, slotsChosen } = publishSchedule
  const slots = slotsChosen === false ? null : publishSchedule.slots
  return {
    publishSchedule: { postsPerDay, slots },
    targetTimezone,
    autoPublish,
    referralLink,
    contactRetentionDays,
    ...(results && { results: { weeklyMail: results.weeklyMail } }),
  }
}
