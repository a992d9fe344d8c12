const labels: Readonly<Record<string, string>> = {
  generateArticle: 'Article',
  uploadDocument: 'Document',
  adaptArticle: 'Social post',
  createLeadMagnet: 'Lead magnet',
  createWarmLead: 'Warm-lead report',
  createScoutRun: 'Scout run',
  createBrandScan: 'Brand scan',
  createAvatar: 'Avatar',
  validateSchema: 'Page check',
  previewSocial: 'Social preview',
  first_claim: 'Welcome credits',
  operator_grant: 'From the operator',
}

/** What an operation is called in the dashboard; one that this release does not know, as the service names it. */
export function operationLabel(operation: string): string {
  return labels[operation] ?? operation
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
