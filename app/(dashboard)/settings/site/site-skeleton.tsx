import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function SiteSkeleton() {
  return (
    <SettingsFrame isWide current="/settings/site" lead="How your published pages look, and where they are.">
      <div className="grid gap-5 xl:grid-cols-[21rem_minmax(0,1fr)]">
        <Skeleton className="h-160 w-full" />
        <Skeleton className="h-160 w-full" />
      </div>
    </SettingsFrame>
  )
}
