import { zodResolver } from '@hookform/resolvers/zod'
import { AddSuppressionInput } from '#contract/suppressions.ts'

/** The contract's bounds, in words for whoever fills in the form. */
export const suppressionResolver = zodResolver(AddSuppressionInput, {
  error: ({ path, code }: { path?: PropertyKey[]; code?: string }) =>
    path?.[0] === 'reason'
      ? 'Say it in at most 300 characters.'
      : code === 'too_big'
        ? 'An address has at most 320 characters.'
        : 'Give a domain or an e-mail address.',
})
