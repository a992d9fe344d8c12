/** The pages of the settings in the order in which a marketer needs them; what only an operator or a developer does stands apart. */
export const settingsGroups = [
  {
    label: 'Your content',
    pages: [
      {
        label: 'General',
        href: '/settings',
        keywords: ['time zone', 'publishing', 'slots', 'review', 'retention', 'weekly email'],
      },
      {
        label: 'Company',
        href: '/settings/company',
        keywords: ['profile', 'brand', 'tone', 'voice', 'competitors'],
      },
      {
        label: 'Published site',
        href: '/settings/site',
        keywords: ['branding', 'logo', 'authors', 'domain'],
      },
      { label: 'Models', href: '/settings/models', keywords: ['writer', 'llm', 'web search', 'ollama'] },
      {
        label: 'Answer engines',
        href: '/settings/answer-engines',
        keywords: ['brand scan', 'brand visibility', 'chatgpt', 'perplexity', 'gemini', 'assistant'],
      },
      {
        label: 'Destinations',
        href: '/settings/destinations',
        keywords: ['wordpress', 'ghost', 'shopify', 'webflow'],
      },
      {
        label: 'Connected accounts',
        href: '/settings/accounts',
        keywords: ['mastodon', 'bluesky', 'social'],
      },
      {
        label: 'Results',
        href: '/settings/results',
        keywords: ['statistics', 'counting', 'search console', 'privacy'],
      },
    ],
  },
  {
    label: 'For operators',
    pages: [
      {
        label: 'Connect an agent',
        href: '/settings/connect',
        keywords: ['api key', 'mcp', 'agents', 'rotate', 'devices', 'browsers', 'sign-ins'],
      },
      { label: 'Server', href: '/settings/server', keywords: ['engines', 'rate limits', 'retention'] },
    ],
  },
] as const

export const settingsPages = [...settingsGroups[0].pages, ...settingsGroups[1].pages]

export type SettingsHref = (typeof settingsPages)[number]['href']
