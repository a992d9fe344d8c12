import { LoaderCircle } from 'lucide-react'
import { ListSkeleton } from '#components/ui/list-states.tsx'

/** While the page is read: what happens, and the shape of what comes. */
export function CheckRunning({ url }: { url: string }) {
  return (
    <section aria-label="Check running" className="grid gap-3">
      <p role="status" className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-busy" />
        <span className="min-w-0 wrap-anywhere">Reading {url.slice(0, 200)}</span>
      </p>
      <ListSkeleton rows={6} columns={3} />
    </section>
  )
}
