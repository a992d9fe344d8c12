import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function CompanySkeleton() {
  return (
    <SettingsFrame
      current="/settings/company"
      lead="What articles, social posts and emails should know about your company."
    >
      <div className="grid gap-5">
        <Skeleton className="h-32 w-full" />
        <div className="grid gap-5">
          <Skeleton className="h-80 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      </div>
    </SettingsFrame>
  )
}
