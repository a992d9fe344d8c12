'use client'
import type { ReactNode } from 'react'
import { DraftNote } from '#components/jobs/draft-note.tsx'
import { exampleWords } from '#components/jobs/example-words.ts'
import { PricedForm } from '#components/jobs/priced-form.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import { useMe } from '#components/shell/me.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Select } from '#components/ui/select.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
import type { Me } from '#contract/agents.ts'
import { formatCredits } from '#lib/format-number.ts'
import { listedPrice } from '#lib/listed-price.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import {
  checkLeadMagnetForm,
  type LeadMagnetFormValues,
  leadMagnetFormErrors,
} from './lead-magnet-form-values.ts'
import { kinds, languages } from './lead-magnet-words.ts'
import { TopicSources } from './topic-sources.tsx'
import { TopicsThatWork } from './topics-that-work.tsx'

/** What to make, about what, for whom. */
export function LeadMagnetForm({
  category,
  audience,
  example,
  ...props
}: OrderFormProps<LeadMagnetFormValues> & {
  /** The market of the company profile, for the examples. */
  category: string | undefined
  /** Its readers, or its customers. */
  audience: string | undefined
  /** What comes of it. */
  example: ReactNode
}) {
  const { form, submit, values, errors, isSubmitting, problem, forget } = useOrderForm({
    ...props,
    kind: 'lead-magnet',
    check: checkLeadMagnetForm,
    errorsOf: leadMagnetFormErrors,
    titleOf: ({ topic }) => topic,
    page: '/lead-magnets',
    listsKey: operationKey('listLeadMagnets'),
  })
  const { me } = useMe()
  const checked = useChecked(values, checkLeadMagnetForm)
  const examples = exampleWords(category, audience)

  return (
    <PricedForm
      onSubmit={submit}
      problem={problem}
      submit={
        <PricedSubmit
          operation="createLeadMagnet"
          input={checked?.ok ? checked.input : undefined}
          until={magnetPrice(me, values.generate_images)}
          missing={values.topic.trim() ? undefined : 'Enter a topic.'}
          pending={isSubmitting}
          problem={problem}
          instead={
            checked?.ok && (
              <TopicsThatWork
                input={checked.input}
                onChoose={(topic) =>
                  form.setValue('topic', topic, { shouldDirty: true, shouldValidate: true })
                }
              />
            )
          }
        >
          Create lead magnet
        </PricedSubmit>
      }
      notes={
        <p>
          You get a PDF, a landing page that collects sign-ups, and a post that announces it.{' '}
          {values.auto_publish
            ? 'The page goes live as soon as the PDF is ready.'
            : 'Nothing goes live until you publish.'}
        </p>
      }
      draft={<DraftNote form={form} forget={forget} />}
      forecast={
        <TopicSources topic={values.topic.trim()} isValid={checked?.ok === true} language={values.language} />
      }
      example={example}
      subject={
        <Field
          label="Topic"
          error={errors.topic?.message}
          hint="Your knowledge base and published articles are the source."
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
      }
    >
      <Labelled label="Type">
        <RadioGroup legend="Type" options={kinds} {...form.register('type')} />
      </Labelled>
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
      <div className="grid gap-3">
        <CheckField
          label="Images"
          hint="A drawn header for every part, a figure for every table. One price for all."
          aside={imagesPrice(me)}
          {...form.register('generate_images')}
        />
        <CheckField
          label="Publish when ready"
          hint="Opens the landing page without a review."
          {...form.register('auto_publish')}
        />
      </div>
    </PricedForm>
  )
}

/** By the price list, without and with images. */
const plainItem = 'lead_magnet'
const illustratedItem = 'lead_magnet_with_images'

/** What the PDF costs, by the price list. */
function magnetPrice(me: Me | undefined, illustrated: boolean): string | undefined {
  const credits = listedPrice(me?.prices, 'createLeadMagnet', illustrated ? illustratedItem : plainItem)
  return credits === undefined ? undefined : formatCredits(credits)
}

/** `+70 credits`: what images add to it. */
function imagesPrice(me: Me | undefined): string | undefined {
  const plain = listedPrice(me?.prices, 'createLeadMagnet', plainItem)
  const illustrated = listedPrice(me?.prices, 'createLeadMagnet', illustratedItem)
  if (plain === undefined || illustrated === undefined || illustrated <= plain) return undefined
  return `+${formatCredits(illustrated - plain)}`
}
