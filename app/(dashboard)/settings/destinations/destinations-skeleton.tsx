import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PlaceListSkeleton } from '#components/ui/place-list-skeleton.tsx'

export function DestinationsSkeleton() {
  return (
    <SettingsFrame current="/settings/destinations" lead="The sites where your articles are published.">
      <PlaceListSkeleton rows={6} />
    </SettingsFrame>
  )
}
