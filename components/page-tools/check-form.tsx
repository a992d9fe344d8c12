'use client'
import { useWatch } from 'react-hook-form'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Input } from '#components/ui/input.tsx'
import { lazyResolver } from '#components/ui/lazy-resolver.ts'
import { useChecked } from '#components/ui/use-checked.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { formatFieldError } from '#lib/format-field-error.ts'
import { withScheme } from '#lib/with-scheme.ts'
import type { CheckFields } from './check-fields.ts'
import type { CheckProblems, ChosenTools } from './use-page-check.ts'

// The contract's schema weighs more than this page, and it judges nothing before there is an address.
const resolver = lazyResolver(async () => (await import('./check-fields.ts')).checkFieldsResolver)
const addressOf = async (values: CheckFields) =>
  values.url ? (await import('./check-fields.ts')).addressToCheck(values) : undefined

export type CheckFormProps = {
  url: string
  /** What a page that was chosen is looked at for: what it was looked at for before. */
  tools: ChosenTools
  /** The page was looked at before in this browser. */
  again: boolean
  isRunning: boolean
  problems: CheckProblems
  onCheck: (url: string, tools: ChosenTools) => Promise<void>
}

/** The address with the price and the button in one line; before the first look, what to look at below it. */
export function CheckForm({ url, tools, again, isRunning, problems, onCheck }: CheckFormProps) {
  const initial = { url, structuredData: true, socialPreview: true }
  const form = useFilledForm<CheckFields>({
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
    times: Math.max(1, Number(structuredData) + Number(socialPreview)),
    missing: watched.url.trim() ? undefined : 'Enter a URL.',
    pending: isRunning,
    problem,
    size: 'md',
    children: again && watched.url === url ? 'Check again' : 'Check page',
  } as const
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <PricedSubmit
        {...priced}
        beside={
          <div className="grid min-w-0 gap-1">
            <Input
              {...form.register('url', { setValueAs: (value: string) => withScheme(value) })}
              aria-label="Page URL"
              aria-invalid={errors.url ? true : undefined}
              aria-describedby="page-url-error"
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
            />
            <p id="page-url-error" role="alert" className="text-bad text-xs empty:hidden">
              {errors.url?.message && formatFieldError(errors.url.message, 'Page URL')}
            </p>
          </div>
        }
      />
      {!isCompact && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
            <legend className="sr-only">Checks</legend>
            <CheckField {...form.register('structuredData')} label="Structured data" />
            <CheckField {...form.register('socialPreview')} label="Social preview" />
          </fieldset>
          <p className="text-ink-faint text-xs sm:ml-auto">A check that can't read the page is refunded.</p>
          <p role="alert" className="basis-full text-bad text-xs empty:hidden">
            {errors.socialPreview?.message}
          </p>
        </div>
      )}
    </form>
  )
}
