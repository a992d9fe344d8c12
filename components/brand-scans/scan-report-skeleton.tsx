import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

/** The report in its final shape. */
export function ScanReportSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading</span>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PanelSkeleton className="h-60" />
        <PanelSkeleton className="h-60" />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <PanelSkeleton className="h-46" />
        <PanelSkeleton className="h-46" />
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <PanelSkeleton className="h-92" />
        <PanelSkeleton className="h-92" />
      </div>
    </div>
  )
}
