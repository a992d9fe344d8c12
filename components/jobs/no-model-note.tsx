import type { ReactNode } from 'react'
import { TextLink } from '#components/ui/text-link.tsx'

/** Beside the price of what a model would write: what comes of it without one. */
export function NoModelNote({ children }: { children: ReactNode }) {
  return (
    <p className="border-rule border-t pt-3">
      No model is connected. {children} <TextLink href="/settings/models">Connect a model</TextLink>
    </p>
  )
}
