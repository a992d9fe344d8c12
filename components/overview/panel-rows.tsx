import { Skeleton } from '#components/ui/skeleton.tsx'

/** Rows of a panel that is on its way, in the shape of what comes. */
export function PanelRows({ rows = 3 }: { rows?: number }) {
  return (
    <div role="status" className="divide-y divide-rule">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="grid gap-1.5 px-4 py-3">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  )
}
