import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function SiteSkeleton() {
  return (
    <SettingsFrame current="/settings/site" lead="How your published pages look, and where they are.">
      <div className="flex h-9 items-center border-rule border-b">
        <Skeleton className="w-96" />
      </div>
      <div className="grid gap-5 pt-3 xl:grid-cols-[21rem_minmax(0,1fr)]">
        <PanelSkeleton className="h-120" />
        <PanelSkeleton className="h-160" />
      </div>
    </SettingsFrame>
  )
}
