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
import { withScheme } from '#lib/with-scheme.ts'
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
  /** What a page that was chosen is looked at for: what it was looked at for before. */
  tools: ChosenTools
  /** The page was looked at before in this browser. */
  again: boolean
  isRunning: boolean
  problems: CheckProblems
  onCheck: (url: string, tools: ChosenTools) => Promise<void>
}

/** The address and what to look at, with the price of both together; above a result, in one line. */
export function CheckForm({ url, ownPages, tools, again, isRunning, problems, onCheck }: CheckFormProps) {
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
  // By the address of this page, not by what the browser kept, which is known only once it is drawn.
  const isCompact = url !== ''
  const { structuredData, socialPreview } = isCompact ? tools : watched
  const submit = form.handleSubmit(async ({ url: chosen, ...typed }) => {
    forget()
    await onCheck(chosen, isCompact ? tools : typed)
  })
  const problem = problems.structuredData ?? problems.socialPreview
  const priced = {
    operation: structuredData ? 'validateSchema' : 'previewSocial',
    input: address === undefined ? undefined : { url: address },
    times: Number(structuredData) + Number(socialPreview),
    missing: 'Enter a URL.',
    pending: isRunning,
    problem,
    size: 'md',
    children: again && watched.url === url ? 'Check again' : 'Check page',
  } as const
  const addressInput = (control: object) => (
    <Input
      {...control}
      {...form.register('url', { setValueAs: (value: string) => withScheme(value) })}
      type="url"
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
    />
  )
  if (isCompact) {
    return (
      <form onSubmit={submit} noValidate>
        <PricedSubmit
          {...priced}
          beside={
            <div className="grid min-w-0 gap-1">
              {addressInput({
                'aria-label': 'Page URL',
                'aria-invalid': errors.url ? true : undefined,
                'aria-describedby': 'page-url-error',
              })}
              <p id="page-url-error" role="alert" className="text-bad text-xs empty:hidden">
                {errors.url?.message}
              </p>
            </div>
          }
        />
      </form>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-lg border border-rule bg-sheet p-4">
      <Field
        label="Page URL"
        hint="A public page. We fetch it once, like a crawler."
        error={errors.url?.message}
      >
        {addressInput}
      </Field>
      {!watched.url && ownPages.length > 0 && (
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
      )}
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
      <PricedSubmit {...priced} />
      <p className="text-ink-faint text-xs">You get a credit back for each check that can't read the page.</p>
    </form>
  )
}
