'use client'
import { PageError, type PageErrorProps } from '#components/shell/page-error.tsx'

/** Outside the app shell the message has its own landmark. */
export default function RootError(props: PageErrorProps) {
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <PageError {...props} />
    </main>
  )
}
