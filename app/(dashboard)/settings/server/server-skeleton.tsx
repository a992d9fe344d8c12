import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function ServerSkeleton() {
  return (
    <SettingsFrame
      current="/settings/server"
      lead="What this server uses, how long it keeps data, and its rate limits."
    >
      <div className="grid gap-5">
        <PanelSkeleton className="h-100" />
        <PanelSkeleton className="h-36" />
        <div className="grid gap-5 xl:grid-cols-2">
          <PanelSkeleton className="h-72" />
          <PanelSkeleton className="h-60" />
        </div>
      </div>
    </SettingsFrame>
  )
}
