import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { ListSkeleton } from '#components/ui/list-states.tsx'

export function DestinationsSkeleton() {
  return (
    <SettingsFrame
      current="/settings/destinations"
      lead="Your Masthead site, and WordPress, Ghost, DEV, Shopify, Webflow or a webhook where your readers are."
    >
      <ListSkeleton rows={3} columns={4} />
    </SettingsFrame>
  )
}
