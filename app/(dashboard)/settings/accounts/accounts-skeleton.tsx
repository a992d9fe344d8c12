import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PlaceListSkeleton } from '#components/ui/place-list-skeleton.tsx'

export function AccountsSkeleton() {
  return (
    <SettingsFrame current="/settings/accounts" lead="Social accounts that Masthead can post to for you.">
      <PlaceListSkeleton rows={2} />
    </SettingsFrame>
  )
}
