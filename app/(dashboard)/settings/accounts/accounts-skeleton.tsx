import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PlaceCardsSkeleton } from '#components/ui/place-cards-skeleton.tsx'

export function AccountsSkeleton() {
  return (
    <SettingsFrame current="/settings/accounts" lead="Social accounts that Masthead can post to for you.">
      <PlaceCardsSkeleton cards={2} />
    </SettingsFrame>
  )
}
