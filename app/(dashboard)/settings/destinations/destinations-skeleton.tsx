import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { ListSkeleton } from '#components/ui/list-states.tsx'

export function DestinationsSkeleton() {
  return (
    <SettingsFrame
      current="/settings/destinations"
      lead="Publish to your Masthead site, WordPress, Ghost, DEV, Shopify, Webflow or a webhook."
    >
      <ListSkeleton rows={3} columns={4} />
    </SettingsFrame>
  )
}
