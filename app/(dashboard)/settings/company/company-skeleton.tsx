import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function CompanySkeleton() {
  return (
    <SettingsFrame
      current="/settings/company"
      lead="What articles, social posts and emails should know about your company."
    >
      <div className="grid gap-5">
        <PanelSkeleton className="h-32" />
        <div className="grid gap-5">
          <PanelSkeleton className="h-96" />
          <PanelSkeleton className="h-48" />
        </div>
      </div>
    </SettingsFrame>
  )
}
