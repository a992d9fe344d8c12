import type { FieldValues, Path, FieldErrors as ResolverErrors, UseFormReturn } from 'react-hook-form'

/** What is wrong with a form, in words at its fields. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

function entriesOf<Values>(errors: FieldErrors<Values>): [Path<Values>, string][] {
  // Object.entries forgets that the keys are those of the object.
  return Object.entries(errors) as [Path<Values>, string][]
}

/** The same, as a resolver returns it. */
export function asFieldErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): ResolverErrors<Values> {
  // Object.fromEntries forgets the keys again.
  return Object.fromEntries(
    entriesOf(errors).map(([field, message]) => [field, { type: 'contract', message }]),
  ) as ResolverErrors<Values>
}

/** Shows each message at its field and goes there; answers whether there was one. */
export function setFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  errors: FieldErrors<Values>,
): boolean {
  const told = entriesOf(errors)
  for (const [field, message] of told) form.setError(field, { message }, { shouldFocus: true })
  return told.length > 0
}
