import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function SiteSkeleton() {
  return (
    <SettingsFrame current="/settings/site" lead="How your published pages look, and where they are.">
      <div className="grid gap-5 xl:grid-cols-[21rem_minmax(0,1fr)]">
        <PanelSkeleton className="h-160" />
        <PanelSkeleton className="h-160" />
      </div>
    </SettingsFrame>
  )
}
