import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PlaceCardsSkeleton } from '#components/ui/place-cards-skeleton.tsx'

export function DestinationsSkeleton() {
  return (
    <SettingsFrame current="/settings/destinations" lead="The sites where your articles are published.">
      <PlaceCardsSkeleton cards={6} />
    </SettingsFrame>
  )
}
