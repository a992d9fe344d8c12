'use client'
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
  ...props
}: OrderFormProps<ScanFormValues> & {
  /** The market of the company profile, for the examples. */
  category: string | undefined
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
      submit={
        <>
          {isPractice && <ConnectFirst />}
          <PricedSubmit
            operation="createBrandScan"
            input={checked?.ok ? checked.input : undefined}
            missing="Enter a brand."
            pending={isSubmitting}
            problem={problem}
            // Said below it.
            notes={false}
            variant={isPractice ? 'secondary' : 'primary'}
          >
            {isPractice ? 'Start practice scan' : 'Start brand scan'}
          </PricedSubmit>
        </>
      }
      notes={panel && <AnswersFrom panel={panel} />}
      draft={<DraftNote form={form} forget={forget} />}
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

/** What a scan is for comes from answer engines: without one they are the first thing to get. */
function ConnectFirst() {
  return (
    <div className="grid gap-3 border-rule border-b pb-3">
      <p className="font-medium text-ink text-sm max-lg:hidden">No answer engine is connected yet.</p>
      <LinkButton variant="primary" size="lg" href="/settings/answer-engines">
        Connect an answer engine
      </LinkButton>
    </div>
  )
}

/** Whose answers are bought: said at the price, because it decides what the score is worth. */
function AnswersFrom({ panel: { name, kind } }: { panel: Engine }) {
  return kind === 'built-in' ? (
    <p>
      Without an answer engine, you can start a <span className="font-medium text-ink">practice scan</span>:
      it reads only your own content and says nothing about ChatGPT or any other answer engine.
    </p>
  ) : (
    <p>
      Asks <span className="wrap-anywhere font-medium text-ink">{name}</span>.{' '}
      <TextLink href="/settings/answer-engines">Answer engines</TextLink>
    </p>
  )
}
