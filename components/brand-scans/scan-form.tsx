'use client'
import type { ReactNode } from 'react'
import { DraftNote } from '#components/jobs/draft-note.tsx'
import { exampleWords } from '#components/jobs/example-words.ts'
import { PricedForm } from '#components/jobs/priced-form.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import { useMe } from '#components/shell/me.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { MoreOptions } from '#components/ui/more-options.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
import type { Engine } from '#contract/agents.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import { checkScanForm, type ScanFormValues, scanFormErrors } from './scan-form-values.ts'

/** A brand to ask about, with its price. */
export function ScanForm({
  category,
  example,
  ...props
}: OrderFormProps<ScanFormValues> & {
  /** The market of the company profile, for the examples. */
  category: string | undefined
  /** What comes of it. */
  example: ReactNode
}) {
  const { form, submit, values, errors, isSubmitting, problem, forget } = useOrderForm({
    ...props,
    kind: 'brand-scan',
    check: checkScanForm,
    errorsOf: scanFormErrors,
    titleOf: ({ brandName }) => `Scan of ${brandName}`,
    page: '/brand-scans',
    listsKey: operationKey('listBrandScans'),
  })
  const examples = exampleWords(category)
  const checked = useChecked(values, checkScanForm)
  const panel = useMe().me?.engines.answer_panel
  const isPractice = panel?.kind === 'built-in'

  return (
    <PricedForm
      onSubmit={submit}
      problem={problem}
      above={isPractice && <ConnectFirst />}
      intro={isPractice && <PracticeIntro />}
      submit={
        <PricedSubmit
          operation="createBrandScan"
          input={checked?.ok ? checked.input : undefined}
          missing={values.brandName.trim() ? undefined : 'Enter a brand.'}
          pending={isSubmitting}
          problem={problem}
          // Said beside it.
          notes={false}
          variant={isPractice ? 'secondary' : 'primary'}
          size={isPractice ? 'md' : 'lg'}
        >
          {isPractice ? 'Start practice scan' : 'Start brand scan'}
        </PricedSubmit>
      }
      notes={panel && !isPractice && <AnswersFrom panel={panel} />}
      draft={<DraftNote form={form} forget={forget} />}
      example={example}
      isSmaller={isPractice}
    >
      <Field label="Brand" error={errors.brandName?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('brandName')}
            placeholder="Your brand"
            autoComplete="off"
            className="h-10 font-serif text-lg"
          />
        )}
      </Field>
      <Field
        label="Category"
        optional
        hint="As a buyer would say it. If empty, the one of your company profile."
        error={errors.category?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('category')}
            placeholder={examples.category}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Other names"
        optional
        hint="Spellings and products, separated by commas."
        error={errors.aliases?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('aliases')}
            placeholder="A short form, a product"
            autoComplete="off"
          />
        )}
      </Field>
      <MoreOptions title="Your own questions" open={Boolean(values.questions || errors.questions)}>
        <Field
          label="Questions"
          optional
          hint="Up to 8, one per line. If empty, the usual questions of a buyer."
          error={errors.questions?.message}
        >
          {(control) => (
            <Textarea {...control} {...form.register('questions')} placeholder={examples.question} />
          )}
        </Field>
      </MoreOptions>
    </PricedForm>
  )
}

const choiceHeading = 'font-medium text-base text-ink'

/** What a scan is for comes from answer engines: without one they are the first thing to get. */
function ConnectFirst() {
  return (
    <>
      <div className="grid gap-1">
        <h2 className={choiceHeading}>Ask answer engines</h2>
        <p className="text-ink-soft text-sm">
          What ChatGPT, Perplexity and others say of your brand, scored and followed over time. None is
          connected yet.
        </p>
      </div>
      <LinkButton variant="primary" size="lg" href="/settings/answer-engines">
        Connect an answer engine
      </LinkButton>
    </>
  )
}

function PracticeIntro() {
  return (
    <>
      <h2 className="font-medium text-ink text-sm">Or a practice scan</h2>
      <p className="text-ink-soft text-sm">
        Answers the same questions from your own content, to show how a report works. Its score says nothing
        about answer engines.
      </p>
    </>
  )
}

/** Whose answers are bought: said at the price, because it decides what the score is worth. */
function AnswersFrom({ panel: { name } }: { panel: Engine }) {
  return (
    <p>
      Asks <span className="wrap-anywhere font-medium text-ink">{name}</span>.{' '}
      <TextLink href="/settings/answer-engines">Answer engines</TextLink>
    </p>
  )
}
