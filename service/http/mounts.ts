import type { Mounts } from './app.ts'
import { mountAvatarFiles } from './avatar-files.ts'
import { mountCalendarFeed } from './calendar-feed.ts'
import { mountClaimPages } from './claim-pages.ts'
import { mountClientPackage } from './client-package.ts'
import { mountDiscovery } from './discovery.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { mountDraftPictureFiles } from './draft-picture-files.ts'
import { mountFontFiles } from './font-files.ts'
import { mountFrontPage } from './front-page.ts'
import { mountLandingPages } from './landing-pages.ts'
import { mountMcp } from './mcp/mount-mcp.ts'
import { mountMetrics } from './metrics.ts'
import { mountOauth } from './mount-oauth.ts'
import { mountOutboxPage } from './outbox-page.ts'
import { mountReaderEvents } from './reader-events.ts'
import { mountSiteExportFiles } from './site-export-files.ts'
import { mountSiteHosts } from './site-hosts.ts'
import { createSitePages } from './site-pages.ts'
import { mountWeeklyMailPage } from './weekly-mail-page.ts'

/** The pages and documents beside the operations. */
export const mounts: Mounts = {
  beforeRoutes: [
    mountSiteHosts,
    mountAvatarFiles,
    mountCalendarFeed,
    mountClaimPages,
    mountClientPackage,
    mountDiscovery,
    mountDocs,
    mountDraftPictureFiles,
    mountFontFiles,
    mountFrontPage,
    mountMcp,
    mountMetrics,
    mountOauth,
    mountOutboxPage,
    mountReaderEvents,
    mountSiteExportFiles,
    mountWeeklyMailPage,
  ],
  afterRoutes: [mountLandingPages, createSitePages('service')],
}
