import type { FieldErrors, FieldValues, Resolver, ResolverError } from 'react-hook-form'
import { loadNow } from './load-patiently.ts'

/** Keeps a form from being sent that nothing has judged. */
export function unjudged<Values extends FieldValues>(): ResolverError<Values> {
  // Every form's errors have this member, which the compiler cannot tell of any form.
  return { values: {}, errors: { root: { type: 'unjudged' } } as FieldErrors<Values> }
}

/**
 * A form's schema, loaded when it is first needed: when a field is left, or on submit. Schemas weigh more than the page
 * around the form, and most visits send nothing.
 */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const resolve = await loadNow(load)
    return resolve ? resolve(values, context, options) : unjudged()
  }
}
