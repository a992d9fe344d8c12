import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function ConnectSkeleton() {
  return (
    <SettingsFrame
      current="/settings/connect"
      lead="Let an assistant or your own code work in this workspace."
    >
      <div className="grid gap-5">
        <PanelSkeleton className="h-72" />
        <PanelSkeleton className="h-48" />
        <PanelSkeleton className="h-44" />
      </div>
    </SettingsFrame>
  )
}
