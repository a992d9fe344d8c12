import { Skeleton } from './skeleton.tsx'

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Rows in the shape of `PlaceList`, while it is read what there is. */
export function PlaceListSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className="rounded-lg border border-rule bg-sheet">
      <span className="sr-only">Loading</span>
      <div className="flex h-11 items-center border-rule border-b px-4">
        <Skeleton className="w-28" />
      </div>
      <ul className="divide-y divide-rule">
        {names.slice(0, rows).map((name) => (
          <li key={name} className="flex h-16 items-center gap-3 px-4">
            <Skeleton className="size-9" />
            <Skeleton className="w-40" />
          </li>
        ))}
      </ul>
    </div>
  )
}
