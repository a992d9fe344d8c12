import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function SettingsSkeleton() {
  return (
    <SettingsFrame current="/settings" lead="Times, review and retention for the whole workspace.">
      <Skeleton className="h-140 w-full" />
    </SettingsFrame>
  )
}
