import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import type { CreateScoutRunInput } from '#contract/scout-runs.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'

/** What the form holds; `forums` as one types them. */
export type ScoutFormValues = { query: string; forums: string; limit: string }

export const limits = ['10', '20', '50', '100'] as const

/** As many as a run takes. */
export const maxForums = 10

export const emptyScoutForm: ScoutFormValues = { query: '', forums: '', limit: '50' }

/**
 * `r/Coffee, espresso` or addresses of forums, one after the other. Spaces divide only where a forum begins behind them: a
 * name with spaces is wrong as a whole, and what is no name stays, to be refused.
 */
export function splitForums(typed: string): string[] {
  return typed
    .split(/[,;\n]+|\s+(?=\/?r\/|https?:)/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) =>
      one
        .replace(/^https?:\/\/[^/]+/i, '')
        .replace(/^\/?r\//i, '')
        .replace(/\/.*$/, ''),
    )
}

/** Whether a forum can be called so; said while it is typed, and judged by the contract in the end. */
export function isForumName(name: string): boolean {
  return /^\w{2,21}$/.test(name)
}

/** Judges the form by the contract's own schema. */
export async function checkScoutForm(
  values: ScoutFormValues,
): Promise<CheckedForm<ScoutFormValues, CreateScoutRunInput>> {
  const query = values.query.trim()
  if (query === '') return { ok: false, errors: { query: 'Enter a topic.' } }
  const subreddits = splitForums(values.forums)
  // Loaded when there is something to judge: schemas weigh more than the page around the form.
  const { CreateScoutRunInput } = await import('#contract/scout-runs.ts')
  const parsed = CreateScoutRunInput.safeParse({ query, subreddits, limit: Number(values.limit) })
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, errors: scoutFormErrors(messagesByPath(parsed.error), subreddits) }
}

/** Puts messages for members of the body at the fields they came from; a forum is named as it was typed. */
export function scoutFormErrors(
  messages: Readonly<Record<string, string>>,
  subreddits: readonly string[],
): FieldErrors<ScoutFormValues> {
  const errors: FieldErrors<ScoutFormValues> = {}
  for (const [path, message] of Object.entries(messages)) {
    const [member = '', index] = path.split('.')
    if (member === 'query' || member === 'limit') errors[member] ??= message
    if (member === 'subreddits') {
      const named = index === undefined ? undefined : subreddits[Number(index)]
      errors.forums ??=
        named !== undefined
          ? `“${named || 'r/'}” isn't a valid forum name. Use 2 to 21 letters, digits or underscores.`
          : 'Enter up to 10 forums.'
    }
  }
  return errors
}

/** The form as an address asks for it: `?query=`, `?forums=`, `?limit=`; `given` when it asks for anything. */
export function scoutFormPrefill(params: Readonly<Record<string, string | string[] | undefined>>): {
  values: ScoutFormValues
  given: boolean
} {
  const one = (name: string) => [params[name]].flat()[0] ?? ''
  const limit = limits.find((known) => known === one('limit')) ?? emptyScoutForm.limit
  const values = { query: one('query'), forums: one('forums'), limit }
  return { values, given: values.query !== '' || values.forums !== '' }
}

/** The address of the form with the input of a run, for another try. */
export function scoutFormHref(run: {
  query?: string
  subreddits?: readonly string[]
  limit?: number
}): string {
  const search = new URLSearchParams({ query: run.query ?? '' })
  if (run.subreddits?.length) search.set('forums', run.subreddits.map((name) => `r/${name}`).join(', '))
  if (run.limit !== undefined) search.set('limit', String(run.limit))
  return `/scout-runs/new?${search}`
}
