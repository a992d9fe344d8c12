import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function ConnectSkeleton() {
  return (
    <SettingsFrame
      current="/settings/connect"
      lead="Connect agents over the API, and manage keys and devices."
    >
      <div className="grid gap-5">
        <PanelSkeleton className="h-60" />
        <PanelSkeleton className="h-44" />
        <PanelSkeleton className="h-96" />
      </div>
    </SettingsFrame>
  )
}
