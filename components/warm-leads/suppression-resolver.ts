import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { AddSuppressionInput } from '#contract/suppressions.ts'

const schemaResolver = zodResolver(AddSuppressionInput, {
  error: ({ path, code }: { path?: PropertyKey[]; code?: string }) =>
    path?.[0] === 'reason'
      ? 'Use up to 300 characters.'
      : code === 'too_big'
        ? 'An email address has up to 320 characters.'
        : 'Enter a company or an email address.',
})

/** The contract's bounds, in words for whoever fills in the form; the contract's own word for an empty text is for programs. */
export const suppressionResolver: Resolver<AddSuppressionInput> = async (values, context, options) =>
  values.value.trim() === ''
    ? { values: {}, errors: { value: { type: 'required', message: 'Enter a company or an email address.' } } }
    : schemaResolver(values, context, options)
