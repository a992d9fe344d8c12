import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function ModelsSkeleton() {
  return (
    <SettingsFrame
      current="/settings/models"
      lead="Choose the models for writing and checking, and the web search."
    >
      <div className="grid gap-5">
        <PanelSkeleton />
        <PanelSkeleton />
      </div>
    </SettingsFrame>
  )
}
