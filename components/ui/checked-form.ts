import type { FieldValues, Resolver } from 'react-hook-form'
import { asFieldErrors, type FieldErrors } from './field-errors.ts'
import { unjudged } from './lazy-resolver.ts'
import { loadNow } from './load-patiently.ts'

/** The validated values of a form, ready to send, or its errors. */
export type CheckedForm<Values, Input> =
  | { ok: true; input: Input }
  | { ok: false; errors: FieldErrors<Values> }

/** Lets a form be judged by `check`; it goes on holding what was typed, not what would be sent. */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => CheckedForm<Values, unknown> | Promise<CheckedForm<Values, unknown>>,
): Resolver<Values> {
  return async (values) => {
    const checked = await loadNow(async () => check(values))
    if (!checked) return unjudged()
    return checked.ok ? { values, errors: {} } : { values: {}, errors: asFieldErrors(checked.errors) }
  }
}
