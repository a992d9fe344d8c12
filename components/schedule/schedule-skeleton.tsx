import { Skeleton } from '#components/ui/skeleton.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, at) => `row-${at}`)

/** The weeks of a month in their final size; a list on phones. */
export function CalendarSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div className="grid grid-cols-7 overflow-hidden rounded-lg border border-rule bg-sheet max-md:hidden">
        {rows(35).map((row, at) => (
          <div key={row} className="min-h-29 border-rule border-r border-b p-2">
            <Skeleton className="h-3 w-4" />
            {at % 3 === 0 && <Skeleton className="mt-3 h-4 w-full" />}
          </div>
        ))}
      </div>
      <div className="grid gap-4 md:hidden">
        {rows(7).map((row) => (
          <div key={row} className="grid gap-2 border-rule border-b pb-3">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  )
}

export function TraySkeleton() {
  return (
    <div role="status" className="grid gap-3 p-4">
      <span className="sr-only">Loading</span>
      {rows(4).map((row) => (
        <Skeleton key={row} className="h-4 w-full" />
      ))}
    </div>
  )
}
