import { ListSkeleton } from './list-states.tsx'
import { Skeleton } from './skeleton.tsx'

export type ListFrameSkeletonProps = { rows: number; columns: number; tabs?: boolean; toolbar?: boolean }

const tabWidths = ['w-8', 'w-14', 'w-16', 'w-14']

/** The skeleton of a list and of the controls above its rows, so that loading causes no layout shift. */
export function ListFrameSkeleton({ rows, columns, tabs = false, toolbar = false }: ListFrameSkeletonProps) {
  return (
    <div>
      {tabs && (
        <div className="flex gap-5 border-rule border-b pt-2 pb-[0.6875rem]">
          {tabWidths.map((width, at) => (
            <Skeleton key={`${width}-${at.toString()}`} className={width} />
          ))}
        </div>
      )}
      {toolbar && (
        <div className="py-3">
          <Skeleton className="h-8 w-64 max-w-full max-sm:h-10 max-sm:w-full" />
        </div>
      )}
      <div className="h-8" />
      <ListSkeleton rows={rows} columns={columns} />
    </div>
  )
}
