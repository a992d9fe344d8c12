import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'

const shapes: readonly OperationShape[] = operations
/** The contract says what a charge is called; a grant is no operation. */
const labels = new Map<string, string>([
  ...shapes.flatMap(({ id, charges }) => (charges ? [[id, charges.label] as const] : [])),
  ['first_claim', 'Welcome credits'],
  ['operator_grant', 'From the operator'],
])

/** What an operation is called in the dashboard; one that this release does not know, as the service names it. */
export function operationLabel(operation: string): string {
  return labels.get(operation) ?? operation
}

const pages: Readonly<Record<string, string>> = {
  generateArticle: '/articles/',
  uploadDocument: '/knowledge/',
  createBrandScan: '/brand-scans/',
  createLeadMagnet: '/lead-magnets/',
  createWarmLead: '/warm-leads/',
  createScoutRun: '/scout-runs/',
  createAvatar: '/avatars?avatar=',
}

/** The page of what was paid for, where the dashboard has one. */
export function runHref(operation: string | undefined, runId: string | undefined): string | undefined {
  const page = operation === undefined ? undefined : pages[operation]
  return page && runId ? page + encodeURIComponent(runId) : undefined
}
