import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function SettingsSkeleton() {
  return (
    <SettingsFrame current="/settings" lead="Times, review and retention for the whole workspace.">
      <div className="grid gap-5">
        <PanelSkeleton className="h-96" />
        <PanelSkeleton className="h-40" />
        <PanelSkeleton className="h-48" />
        <PanelSkeleton className="h-48" />
      </div>
    </SettingsFrame>
  )
}
