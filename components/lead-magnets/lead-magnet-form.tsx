'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { Select } from '#components/ui/select.tsx'
import { resolverOf } from '#components/ui/checked-form.ts'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { useChecked } from '#components/ui/use-checked.ts'
import { useKeptForm } from '#components/ui/use-kept-form.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { leadMagnetListsKey } from '#lib/queries/lead-magnets.ts'
import { meQuery } from '#lib/queries/me.ts'
import {
  checkLeadMagnetForm,
  type LeadMagnetFormValues,
  leadMagnetFormErrors,
} from './lead-magnet-form-values.ts'
import { kinds, languages, platforms } from './lead-magnet-words.ts'

export type LeadMagnetFormProps = {
  initial: LeadMagnetFormValues
  /** Opened with values in its address: they count, and not what was typed here before. */
  prefilled: boolean
  create: (input: unknown, idempotencyKey: string) => Promise<ActionResult<{ id: string }>>
}

/** What to make, about what, for whom. */
export function LeadMagnetForm({ initial, prefilled, create }: LeadMagnetFormProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { remember } = useStartedJobs()
  const [problem, setProblem] = useState<Problem>()
  const { keyFor } = useRequestKey()
  const form = useForm<LeadMagnetFormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: resolverOf(checkLeadMagnetForm),
  })
  const forget = useKeptForm(form, `lead-magnet.${useCurrentAgent()}`, { restore: !prefilled })
  const { isSubmitting, errors } = useFormState({ control: form.control })
  const watched = { ...initial, ...useWatch({ control: form.control }) }
  const checked = useChecked(watched, checkLeadMagnetForm)

  const submit = form.handleSubmit(async (values) => {
    const ready = await checkLeadMagnetForm(values)
    if (!ready.ok) return
    setProblem(undefined)
    const result = await create(ready.input, keyFor(ready.input))
    if (!result.ok) {
      const { problem } = result
      const told = problem.kind === 'invalid' ? leadMagnetFormErrors(problem.fieldErrors) : {}
      if (!setFieldErrors(form, told)) setProblem(problem)
      return
    }
    const { id } = result.data
    remember({ kind: 'lead-magnet', id, title: ready.input.topic, href: `/lead-magnets/${id}` })
    forget()
    router.push(`/lead-magnets/${id}`)
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    queryClient.invalidateQueries({ queryKey: leadMagnetListsKey })
  })

  const kind = kinds.find(({ value }) => value === watched.type)
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mb-8 grid gap-4 rounded-lg border border-rule bg-sheet p-4 sm:p-5"
    >
      <div className="grid gap-1.5">
        <Segmented
          legend="Kind"
          options={kinds.map(({ value, label }) => ({ value, label }))}
          defaultValue={initial.type}
          {...form.register('type')}
        />
        <p className="text-ink-soft text-sm" aria-live="polite">
          {kind?.hint}
        </p>
      </div>
      <Field
        label="What is it about?"
        error={errors.topic?.message}
        hint="It is written from your knowledge and your published articles."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('topic')}
            autoComplete="off"
            placeholder="Opening a coffee bar"
            className="h-10 font-serif text-lg"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="For whom" optional error={errors.niche?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('niche')}
              autoComplete="off"
              placeholder="first-time owners"
            />
          )}
        </Field>
        <Field label="Language" error={errors.language?.message}>
          {(control) => <Select {...control} options={languages} {...form.register('language')} />}
        </Field>
        <Field label="Announce it on" error={errors.platform?.message}>
          {(control) => <Select {...control} options={platforms} {...form.register('platform')} />}
        </Field>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <CheckField
          label="Draw pictures"
          hint="A cover, a band for each part, and the tables of your documents as figures."
          {...form.register('generate_images')}
        />
        <CheckField
          label="Publish as soon as it is made"
          hint="Opens its landing page at once. Otherwise it stays a draft."
          {...form.register('auto_publish')}
        />
      </div>
      <PricedSubmit
        operation="createLeadMagnet"
        input={checked?.ok ? checked.input : undefined}
        pending={isSubmitting}
        problem={problem}
      >
        {`Make ${kind?.value === 'swipe_file' ? 'swipe file' : (kind?.value ?? 'lead magnet')}`}
      </PricedSubmit>
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </form>
  )
}
