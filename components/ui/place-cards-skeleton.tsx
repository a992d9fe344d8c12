import { Skeleton } from './skeleton.tsx'

const names = ['one', 'two', 'three', 'four', 'five', 'six']

/** Cards in the shape of `PlaceCards`, while it is read what there is. */
export function PlaceCardsSkeleton({ cards }: { cards: number }) {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-4 w-28" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
        {names.slice(0, cards).map((name) => (
          <Skeleton key={name} className="h-16 rounded-lg" />
        ))}
      </div>
    </div>
  )
}
