import type { Outbox } from '../engines/mail/outbox-mail.ts'
import type { Mounts } from './app.ts'
import { mountClaimPages } from './claim-pages.ts'
import { mountDiscovery } from './discovery.ts'
import { mountMetrics } from './metrics.ts'
import { createOutboxPage } from './outbox-page.ts'
import { createSitePages } from './site-pages.ts'

/** The pages and documents beside the operations. The outbox has a page only where mail stays on this machine. */
export function createMounts(outbox: Outbox | undefined): Mounts {
  return {
    beforeRoutes: [
      mountClaimPages,
      mountDiscovery,
      mountMetrics,
      ...(outbox ? [createOutboxPage(outbox)] : []),
    ],
    afterRoutes: [createSitePages()],
  }
}
