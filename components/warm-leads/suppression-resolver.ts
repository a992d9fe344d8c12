import { zodResolver } from '@hookform/resolvers/zod'
import { AddSuppressionInput } from '#contract/suppressions.ts'

/** The contract's bounds, in words for whoever fills in the form. */
export const suppressionResolver = zodResolver(AddSuppressionInput, {
  error: ({ path, code }: { path?: PropertyKey[]; code?: string }) =>
    path?.[0] === 'reason'
      ? 'Use up to 300 characters.'
      : code === 'too_big'
        ? 'An email address has up to 320 characters.'
        : 'Enter a domain or an email address.',
})
