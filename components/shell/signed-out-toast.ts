import { toast } from '#components/ui/toast.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { signInAddress } from '#lib/session-address.ts'

/**
 * A page that asks again by itself may learn that its key is gone, or that another tab signed out. It stays as it is, with
 * what was typed, and offers the way back.
 */
export function offerSignIn(error: unknown): void {
  if (problemOf(error).kind !== 'unauthorized') return
  toast.note('You are signed out', {
    id: 'signed-out',
    durationMs: Number.POSITIVE_INFINITY,
    action: {
      label: 'Sign in',
      onClick: () => {
        const { pathname, search } = window.location
        window.location.assign(signInAddress(pathname + search, 'revoked'))
      },
    },
  })
}
