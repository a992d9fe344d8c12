import type { FieldValues, Resolver } from 'react-hook-form'
import { asFieldErrors, type FieldErrors } from './field-errors.ts'

/** The validated values of a form, ready to send, or its errors. */
export type CheckedForm<Values, Input> =
  | { ok: true; input: Input }
  | { ok: false; errors: FieldErrors<Values> }

/** Lets a form be judged by `check`; it goes on holding what was typed, not what would be sent. */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => CheckedForm<Values, unknown> | Promise<CheckedForm<Values, unknown>>,
): Resolver<Values> {
  return async (values) => {
    const checked = await check(values)
    return checked.ok ? { values, errors: {} } : { values: {}, errors: asFieldErrors(checked.errors) }
  }
}
