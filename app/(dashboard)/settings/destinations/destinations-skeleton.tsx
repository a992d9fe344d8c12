import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { ListSkeleton } from '#components/ui/list-states.tsx'

export function DestinationsSkeleton() {
  return (
    <SettingsFrame current="/settings/destinations" lead="Where your articles are published.">
      <ListSkeleton rows={3} columns={4} />
    </SettingsFrame>
  )
}
