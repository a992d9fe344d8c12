'use client'
import { exampleWords } from '#components/jobs/example-words.ts'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { Select } from '#components/ui/select.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import {
  checkLeadMagnetForm,
  type LeadMagnetFormValues,
  leadMagnetFormErrors,
} from './lead-magnet-form-values.ts'
import { kinds, languages, platforms } from './lead-magnet-words.ts'

/** What to make, about what, for whom. */
export function LeadMagnetForm({
  category,
  ...props
}: OrderFormProps<LeadMagnetFormValues> & {
  /** The market of the company profile, for the examples. */
  category: string | undefined
}) {
  const { form, submit, values, errors, isSubmitting, problem } = useOrderForm({
    ...props,
    kind: 'lead-magnet',
    check: checkLeadMagnetForm,
    errorsOf: leadMagnetFormErrors,
    titleOf: ({ topic }) => topic,
    page: '/lead-magnets',
    listsKey: operationKey('listLeadMagnets'),
  })
  const checked = useChecked(values, checkLeadMagnetForm)
  const examples = exampleWords(category)
  const kind = kinds.find(({ value }) => value === values.type)

  return (
    <form
      onSubmit={submit}
      noValidate
      id="start"
      className="mb-8 grid scroll-mt-20 gap-4 rounded-lg border border-rule bg-sheet p-4 sm:p-5"
    >
      <div className="grid gap-1.5">
        <Segmented
          legend="Type"
          options={kinds.map(({ value, label }) => ({ value, label }))}
          defaultValue={props.initial.type}
          {...form.register('type')}
        />
        <p className="text-ink-soft text-sm" aria-live="polite">
          {kind?.hint}
        </p>
      </div>
      <Field
        label="Topic"
        error={errors.topic?.message}
        hint="Based on your knowledge and published articles."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('topic')}
            autoComplete="off"
            placeholder={examples.topic}
            className="h-10 font-serif text-lg"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Audience" optional error={errors.niche?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('niche')}
              autoComplete="off"
              placeholder={examples.audience}
            />
          )}
        </Field>
        <Field label="Language" error={errors.language?.message}>
          {(control) => <Select {...control} options={languages} {...form.register('language')} />}
        </Field>
        <Field label="Announcement for" error={errors.platform?.message}>
          {(control) => <Select {...control} options={platforms} {...form.register('platform')} />}
        </Field>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <CheckField
          label="Add images"
          hint="A cover, a header image for each part, and the tables of your documents as figures."
          {...form.register('generate_images')}
        />
        <CheckField
          label="Publish when ready"
          hint="The landing page goes live as soon as the PDF is ready. If off, it's saved as a draft."
          {...form.register('auto_publish')}
        />
      </div>
      <PricedSubmit
        operation="createLeadMagnet"
        input={checked?.ok ? checked.input : undefined}
        pending={isSubmitting}
        problem={problem}
      >
        {`Create ${kind?.value === 'swipe_file' ? 'swipe file' : (kind?.value ?? 'lead magnet')}`}
      </PricedSubmit>
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </form>
  )
}
