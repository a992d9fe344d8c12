type Missing = { title: string; action: string; href: string }

const records: Readonly<Record<string, Missing>> = {
  articles: { title: 'Article not found', action: 'All articles', href: '/articles' },
  sessions: { title: 'Session not found', action: 'All sessions', href: '/sessions' },
  knowledge: { title: 'Document not found', action: 'All documents', href: '/knowledge' },
  'lead-magnets': { title: 'Lead magnet not found', action: 'All lead magnets', href: '/lead-magnets' },
  'warm-leads': { title: 'Report not found', action: 'All warm leads', href: '/warm-leads' },
  'brand-scans': { title: 'Scan not found', action: 'All brands', href: '/brand-scans' },
  'scout-runs': { title: 'Scout run not found', action: 'All scout runs', href: '/scout-runs' },
  watches: { title: 'Watch not found', action: 'All watches', href: '/watches' },
  webhooks: { title: 'Endpoint not found', action: 'All endpoints', href: '/webhooks' },
  'webhooks/deliveries': {
    title: 'Delivery not found',
    action: 'All deliveries',
    href: '/webhooks/deliveries',
  },
}

/** What is missing at an address with nothing behind it, by the list that it would be of; undefined where it is of none. */
export function missingRecord(pathname: string): Missing | undefined {
  const list = pathname.split('/').slice(1, -1).join('/')
  return Object.hasOwn(records, list) ? records[list] : undefined
}
