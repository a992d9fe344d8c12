'use client'
import { useForm, useWatch } from 'react-hook-form'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { lazyResolver } from '#components/ui/lazy-resolver.ts'
import { NativeButton } from '#components/ui/native-button.tsx'
import { useChecked } from '#components/ui/use-checked.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import type { CheckFields } from './check-fields.ts'
import type { CheckProblems, ChosenTools } from './use-page-check.ts'

// The contract's schema weighs more than this page, and it judges nothing before there is an address.
const resolver = lazyResolver(async () => (await import('./check-fields.ts')).checkFieldsResolver)
const addressOf = async (values: CheckFields) =>
  values.url ? (await import('./check-fields.ts')).addressToCheck(values) : undefined

/** A page of the company, by what it is. */
export type OwnPage = { url: string; name: string }

export type CheckFormProps = {
  url: string
  /** Pages of the company to choose from. */
  ownPages: readonly OwnPage[]
  /** The page was looked at before in this browser. */
  again: boolean
  isRunning: boolean
  problems: CheckProblems
  onCheck: (url: string, tools: ChosenTools) => Promise<void>
}

/** The address and what to look at, with the price of both together; beside a result, in as little room as it needs. */
export function CheckForm({ url, ownPages, again, isRunning, problems, onCheck }: CheckFormProps) {
  const initial = { url, structuredData: true, socialPreview: true }
  const form = useForm<CheckFields>({
    resolver,
    defaultValues: initial,
    mode: 'onTouched',
  })
  const forget = useSavedForm(form, 'page-check', { restore: url === '' })
  const { errors } = form.formState
  const watched = { ...initial, ...useWatch({ control: form.control }) }
  const address = useChecked(watched, addressOf)
  const times = Number(watched.structuredData) + Number(watched.socialPreview)
  const submit = form.handleSubmit(async ({ url: chosen, ...tools }) => {
    forget()
    await onCheck(chosen, tools)
  })
  const problem = problems.structuredData ?? problems.socialPreview
  // By the address of this page, not by what the browser kept, which is known only once it is drawn.
  const isCompact = url !== ''
  const checks = (
    <fieldset className="grid gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">Checks</legend>
      <CheckField
        {...form.register('structuredData')}
        label="Structured data"
        hint="What search engines need for rich results"
      />
      <CheckField
        {...form.register('socialPreview')}
        label="Social preview"
        hint="How Google, X, LinkedIn, Facebook and Slack show the page"
      />
      <p role="alert" className="text-bad text-xs empty:hidden sm:col-span-2">
        {errors.socialPreview?.message}
      </p>
    </fieldset>
  )
  const addressField = (
    <Field
      label="Page URL"
      hint={isCompact ? undefined : 'A public page. We fetch it once, like a crawler.'}
      error={errors.url?.message}
    >
      {(control) => (
        <Input
          {...control}
          {...form.register('url', { setValueAs: (value: string) => withScheme(value) })}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
      )}
    </Field>
  )
  const ownPagesList = (
    <ul aria-label="Your pages" className="grid gap-2 sm:grid-cols-3">
      {ownPages.map((own) => (
        <li key={own.url} className="grid min-w-0">
          <NativeButton
            onClick={() =>
              form.setValue('url', own.url, {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: true,
              })
            }
            className="grid min-w-0 content-start gap-0.5 rounded-md border border-rule px-3 py-2 text-left hover:bg-hover"
          >
            <span className="truncate font-medium text-ink text-sm">{own.name}</span>
            <span className="truncate text-ink-faint text-xs">
              {own.url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </span>
          </NativeButton>
        </li>
      ))}
    </ul>
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-lg border border-rule bg-sheet p-4">
      {/* What sets the price stands before it; beside a result the address and the button are one line. */}
      {!isCompact && (
        <>
          {addressField}
          {!watched.url && ownPages.length > 0 && ownPagesList}
          {checks}
        </>
      )}
      <PricedSubmit
        operation={watched.structuredData ? 'validateSchema' : 'previewSocial'}
        input={address === undefined ? undefined : { url: address }}
        times={times}
        missing="Enter a URL."
        pending={isRunning}
        problem={problem}
        size="md"
        beside={
          isCompact && (
            <div className="grid min-w-0 gap-3">
              {addressField}
              <details open={errors.socialPreview ? true : undefined}>
                <summary className="w-fit cursor-pointer text-ink-soft text-sm">
                  {checksSaid(watched)}
                </summary>
                <div className="pt-3">{checks}</div>
              </details>
            </div>
          )
        }
      >
        {again ? 'Check again' : 'Check page'}
      </PricedSubmit>
      {!isCompact && (
        <p className="text-ink-faint text-xs">
          You get a credit back for each check that can't read the page.
        </p>
      )}
    </form>
  )
}

/** What is chosen, in the line that opens the choice. */
function checksSaid({ structuredData, socialPreview }: CheckFields): string {
  if (structuredData && socialPreview) return 'Structured data and social preview'
  if (structuredData) return 'Structured data'
  return socialPreview ? 'Social preview' : 'No checks'
}

/** People paste `example.com/page`. */
function withScheme(value: string): string {
  const address = value.trim()
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(address) ? `https://${address}` : address
}
