import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import type { CreateWatchInput, WatchKind } from '#contract/watches.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'
import { withScheme } from '#lib/with-scheme.ts'

/** What the form of a new watch holds; a budget that nobody typed is null and follows the interval. */
export type WatchFormValues = { kind: string; subject: string; intervalDays: string; budget: string | null }

const emptyWatchForm: WatchFormValues = {
  kind: 'brand_scan',
  subject: '',
  intervalDays: '7',
  budget: null,
}

export type WatchedKind = {
  value: WatchKind
  label: string
  hint: string
  /** The operation that each run charges for. */
  operation: string
  /** What is looked at, as its field is called. */
  subject: string
}

/** What can be repeated. */
export const watchedKinds: readonly WatchedKind[] = [
  {
    value: 'brand_scan',
    label: 'Brand scan',
    hint: 'Whether answer engines mention a brand, and how.',
    operation: 'createBrandScan',
    subject: 'Brand',
  },
  {
    value: 'scout_run',
    label: 'Scout run',
    hint: 'New questions and complaints in forums.',
    operation: 'createScoutRun',
    subject: 'Topic',
  },
  {
    value: 'warm_lead',
    label: 'Warm-lead report',
    hint: 'New signals at a company.',
    operation: 'createWarmLead',
    subject: 'Company',
  },
  {
    value: 'schema_check',
    label: 'Structured data',
    hint: 'What search engines read on a page.',
    operation: 'validateSchema',
    subject: 'Page URL',
  },
  {
    value: 'preview_check',
    label: 'Social preview',
    hint: 'How networks show a page.',
    operation: 'previewSocial',
    subject: 'Page URL',
  },
]

const members: Readonly<Record<WatchKind, string>> = {
  brand_scan: 'brandName',
  scout_run: 'query',
  warm_lead: 'domain',
  schema_check: 'url',
  preview_check: 'url',
}

/** A kind nobody knows is the first one. */
export function watchedKind({ kind }: Pick<WatchFormValues, 'kind'>): WatchedKind {
  const [first] = watchedKinds
  const known = watchedKinds.find(({ value }) => value === kind) ?? first
  if (!known) throw new Error('Nothing can be watched.')
  return known
}

/**
 * Judges the form by the contract's own schema.
 * @param budget the credits of a month, typed or not
 */
export async function checkWatchForm(
  values: WatchFormValues,
  budget: string,
): Promise<CheckedForm<WatchFormValues, CreateWatchInput>> {
  const kind = watchedKind(values)
  const subject = values.subject.trim()
  if (subject === '') return { ok: false, errors: { subject: missingWords(kind) } }
  // Loaded when there is something to judge: schemas weigh more than the page around the form.
  const { CreateWatchInput } = await import('#contract/watches.ts')
  const parsed = CreateWatchInput.safeParse({
    kind: kind.value,
    input: { [members[kind.value]]: members[kind.value] === 'url' ? withScheme(subject) : subject },
    interval_days: Number(values.intervalDays),
    monthly_budget: Number(budget),
  })
  if (parsed.success) return { ok: true, input: parsed.data }
  const errors = watchFormErrors(messagesByPath(parsed.error))
  if (errors.subject && members[kind.value] === 'url')
    errors.subject = "Enter the page's URL, beginning with https://."
  return { ok: false, errors }
}

export function missingWords({ subject }: WatchedKind): string {
  return subject === 'Page URL' ? 'Enter a page URL.' : `Enter a ${subject.toLowerCase()}.`
}

/** Puts messages for members of the body at the fields they came from. */
export function watchFormErrors(messages: Readonly<Record<string, string>>): FieldErrors<WatchFormValues> {
  const errors: FieldErrors<WatchFormValues> = {}
  for (const [path, message] of Object.entries(messages)) {
    const [member] = path.split('.')
    if (member === 'input') errors.subject ??= message
    if (member === 'monthly_budget') errors.budget ??= message
    if (member === 'interval_days') errors.intervalDays ??= message
  }
  return errors
}

/** The form as an address asks for it: `?kind=`, `?subject=`; `given` when it asks for anything. */
export function watchPrefill(params: Readonly<Record<string, string | string[] | undefined>>): {
  values: WatchFormValues
  given: boolean
} {
  const one = (name: string) => [params[name]].flat()[0]
  const kind = watchedKind({ kind: one('kind') ?? emptyWatchForm.kind }).value
  const subject = one('subject') ?? ''
  return { values: { ...emptyWatchForm, kind, subject }, given: one('kind') !== undefined || subject !== '' }
}
