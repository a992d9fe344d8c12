/** What people come for, and the nouns of the reference that do it. */
export const jobs: readonly { title: string; about: string; nouns: readonly string[] }[] = [
  {
    title: 'Write',
    about: 'Articles from your own sources, by hand or on a schedule, on a site of your own.',
    nouns: ['articles', 'sessions', 'schedule', 'knowledge', 'site'],
  },
  {
    title: 'Reach',
    about: 'Bring it to readers and buyers.',
    nouns: [
      ...['adaptations', 'accounts', 'destinations', 'lead-magnets', 'avatars'],
      ...['warm-leads', 'suppressions'],
    ],
  },
  {
    title: 'Know',
    about: 'See what works, and what people say.',
    nouns: ['results', 'brand-scans', 'answer-engines', 'scout-runs', 'watches', 'page-tools'],
  },
  {
    title: 'Connect',
    about: 'Keys, money, events and settings.',
    nouns: ['agents', 'credits', 'webhooks', 'models', 'settings', 'health'],
  },
]
