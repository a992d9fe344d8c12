import type { ReactNode } from 'react'

/**
 * A page to fill in, with its heading: at most 72rem wide, since longer fields are no easier to read. It begins where every
 * other page begins, so that the heading stays in its place from page to page.
 */
export function FormPage({ children }: { children: ReactNode }) {
  return <div className="max-w-6xl">{children}</div>
}

/** Class names of the width that every field has, where its place is not narrower. */
export const fieldWidth = 'max-w-2xl'

/** Class names of a form whose price and button stand beside its fields, and below them where there is no room. */
export const pricedForm =
  'gap-x-10 gap-y-6 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,42rem)_20rem]'
