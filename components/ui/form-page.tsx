import type { ReactNode } from 'react'

/**
 * A page to fill in, with its heading: at most 72rem wide, since longer fields are no easier to read, and in the middle of what
 * a wider window leaves. Lists and records take the whole width.
 */
export function FormPage({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-6xl">{children}</div>
}

/** Class names of a form whose price and button stand beside its fields, and below them where there is no room. */
export const pricedForm = 'grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]'
