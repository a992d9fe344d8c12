import type { ReactNode } from 'react'

/**
 * A page to fill in, with its heading: at most 72rem wide, since longer fields are no easier to read. It begins where every
 * other page begins, so that the heading stays in its place from page to page.
 */
export function FormPage({ children }: { children: ReactNode }) {
  return <div className="max-w-6xl">{children}</div>
}

/** Class names of a form whose price and button stand beside its fields, and below them where there is no room. */
export const pricedForm = 'grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]'
