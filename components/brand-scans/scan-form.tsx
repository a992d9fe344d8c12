'use client'
import { exampleWords } from '#components/jobs/example-words.ts'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import { useMe } from '#components/shell/me.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
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
  const { form, submit, values, errors, isSubmitting, problem } = useOrderForm({
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

  return (
    <form
      onSubmit={submit}
      noValidate
      id="start"
      className="scroll-mt-20 rounded-lg border border-rule bg-sheet p-4"
    >
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-3">
        <Field label="Brand" error={errors.brandName?.message}>
          {(control) => (
            <Input {...control} {...form.register('brandName')} placeholder="Your brand" autoComplete="off" />
          )}
        </Field>
        <Field
          label="Category"
          optional
          hint="As a buyer would say it. Leave empty to use the category in Settings › Company."
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
          hint="Spellings and product names, separated by commas."
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
      </div>
      <details className="mt-4" open={Boolean(values.questions || errors.questions)}>
        <summary className="w-fit cursor-pointer text-ink-soft text-sm hover:text-ink">
          Your own prompts
        </summary>
        <div className="pt-3">
          <Field
            label="Prompts"
            optional
            hint="One on each line, up to 8. Leave empty for the usual questions about category and competitors."
            error={errors.questions?.message}
          >
            {(control) => (
              <Textarea {...control} {...form.register('questions')} placeholder={examples.question} />
            )}
          </Field>
        </div>
      </details>
      <div className="mt-4 grid gap-3">
        <AnswersFrom />
        <PricedSubmit
          operation="createBrandScan"
          input={checked?.ok ? checked.input : undefined}
          missing="Enter a brand."
          pending={isSubmitting}
          problem={problem}
          // Said above, before the price.
          notes={false}
        >
          Scan brand
        </PricedSubmit>
        {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
      </div>
    </form>
  )
}

/** Whose answers are bought: said before the price, because it decides what the score is worth. */
function AnswersFrom() {
  const panel = useMe().me?.engines.answer_panel
  if (!panel) return null
  return (
    <p className="max-w-prose text-ink-soft text-sm">
      {panel.kind === 'configured' ? (
        <>
          Answers come from <span className="font-medium text-ink">{panel.name}</span>.
        </>
      ) : (
        <>
          Answers come from <span className="font-medium text-ink">your own content</span>, not from ChatGPT
          or another assistant: the score shows what your content says about you. Your operator can{' '}
          <TextLink href="/settings/server">connect assistants</TextLink>.
        </>
      )}
    </p>
  )
}
