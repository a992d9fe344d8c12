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
export function runHref(
  operation: string | undefined,
  runId: string | undefined,
  title: string | undefined,
): string | undefined {
  if (title && (operation === 'validateSchema' || operation === 'previewSocial'))
    return `/page-tools?${new URLSearchParams({ url: title })}`
  const page = operation === undefined ? undefined : pages[operation]
  return page && runId ? page + encodeURIComponent(runId) : undefined
}
