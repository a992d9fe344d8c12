import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function CountingSettingsSkeleton() {
  return (
    <SettingsFrame current="/settings/results" lead="What is counted, and where figures come from.">
      <div className="grid gap-5">
        <PanelSkeleton className="h-90" />
        <PanelSkeleton className="h-90" />
      </div>
    </SettingsFrame>
  )
}
