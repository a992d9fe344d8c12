import type { WatchKind } from '#contract/watches.ts'
import { brandScanWatch } from './kinds/brand-scan-watch.ts'
import { previewCheckWatch, schemaCheckWatch } from './kinds/page-check-watch.ts'
import { scoutRunWatch } from './kinds/scout-run-watch.ts'
import { warmLeadWatch } from './kinds/warm-lead-watch.ts'
import type { WatchedKind } from './watched-kind.ts'

/** Everything that can be watched. */
export const watchedKinds: Readonly<Record<WatchKind, WatchedKind>> = {
  brand_scan: brandScanWatch,
  scout_run: scoutRunWatch,
  warm_lead: warmLeadWatch,
  schema_check: schemaCheckWatch,
  preview_check: previewCheckWatch,
}
