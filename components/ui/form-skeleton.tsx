import { fieldWidth, pricedForm } from './form-page.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { Skeleton } from './skeleton.tsx'

/** A form before it is there; `priced` where its price and button stand beside it. */
export function FormSkeleton({ priced = false }: { priced?: boolean }) {
  return (
    <div className={priced ? pricedForm : `grid ${fieldWidth}`}>
      <div className="grid content-start gap-6">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-20" />
        <Skeleton className="h-9" />
        <Skeleton className="h-40" />
      </div>
      {priced && <PanelSkeleton className="h-44" />}
    </div>
  )
}
