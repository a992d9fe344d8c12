import type { Mounts } from './app.ts'
import { mountClaimPages } from './claim-pages.ts'
import { mountDiscovery } from './discovery.ts'
import { mountMetrics } from './metrics.ts'
import { mountOutboxPage } from './outbox-page.ts'
import { createSitePages } from './site-pages.ts'

/** The pages and documents beside the operations. */
export const mounts: Mounts = {
  beforeRoutes: [mountClaimPages, mountDiscovery, mountMetrics, mountOutboxPage],
  afterRoutes: [createSitePages()],
}
