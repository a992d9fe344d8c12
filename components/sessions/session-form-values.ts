import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import { CreateSessionInput } from '#contract/sessions.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'

/** What the form of a new session holds: categories and problems one a line. */
export type SessionFormValues = {
  categories: string
  problems: string
  languages: string[]
  every: string
  unit: 'hours' | 'days'
  size: string
  competition: boolean
}

/** As many as a session takes. */
export const maxCategories = 5

export const emptySessionForm: SessionFormValues = {
  categories: '',
  problems: '',
  languages: ['en'],
  every: '7',
  unit: 'days',
  size: 'mini',
  competition: false,
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The body that the form stands for (Create and start a session). */
export function toSessionInput(values: SessionFormValues) {
  const minutes = Number(values.every) * (values.unit === 'days' ? 1440 : 60)
  return {
    categories: linesOf(values.categories),
    problems: linesOf(values.problems),
    languages: values.languages,
    interval_minutes: values.every.trim() === '' ? Number.NaN : minutes,
    article_size: values.size,
    disable_competition: !values.competition,
  }
}

/** Judges the form by the contract's own schema. */
export function checkSessionForm(
  values: SessionFormValues,
): CheckedForm<SessionFormValues, CreateSessionInput> {
  const parsed = CreateSessionInput.safeParse(toSessionInput(values))
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, errors: sessionFormErrors(messagesByPath(parsed.error)) }
}

const fieldOf: Readonly<Record<string, keyof SessionFormValues>> = {
  categories: 'categories',
  problems: 'problems',
  languages: 'languages',
  interval_minutes: 'every',
  article_size: 'size',
  disable_competition: 'competition',
}

/** The words of the wire count minutes and lists; the form has lines, hours and days. */
const ownWords: Readonly<Record<string, string>> = {
  categories: 'Enter 1 to 5 categories, one per line.',
  problems: 'Enter up to 20 problems, one per line.',
  languages: 'Choose 1 to 10 languages.',
  interval_minutes: 'Enter a whole number, from 1 hour to 1 week.',
}

/** Puts messages for members of the body at the fields they came from; a line is named by its number. */
export function sessionFormErrors(
  messages: Readonly<Record<string, string>>,
): FieldErrors<SessionFormValues> {
  const errors: FieldErrors<SessionFormValues> = {}
  for (const [path, message] of Object.entries(messages)) {
    const [member = '', place] = path.split('.')
    const field = fieldOf[member]
    if (!field) continue
    const line = place === undefined || member === 'languages' ? '' : `Line ${Number(place) + 1}: `
    errors[field] ??= place === undefined ? (ownWords[member] ?? message) : `${line}${message}`
  }
  return errors
}
