import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's schema, loaded when it is first needed: when a field is left, or on submit. Schemas weigh more than the page
 * around the form, and most visits send nothing.
 */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => (await load())(values, context, options)
}
