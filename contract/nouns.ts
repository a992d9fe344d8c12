/** What the operations are about, in the order of the reference. The `noun` of an operation is one of these. */
export const nouns: Readonly<Record<string, { title: string; description: string }>> = {
  agents: {
    title: 'Agents and keys',
    description:
      'Get an API key for a verified email address, see what it may do, replace it, and revoke others. Everything else needs a key.',
  },
  articles: {
    title: 'Articles',
    description:
      'Write articles from a topic, from web pages and from the knowledge base; edit, check, schedule and publish them. Every statement names its source.',
  },
  sessions: {
    title: 'Sessions',
    description:
      'A session writes articles on a schedule: it finds topics from categories, readers’ problems and the knowledge base, and writes the next one every interval.',
  },
  schedule: {
    title: 'Schedule',
    description:
      'What appears when: the calendar, the days that need more posts, the times that are good to publish, and a calendar URL.',
  },
  knowledge: {
    title: 'Knowledge base',
    description:
      'Documents and pages that writers draw on, each with a role: facts to state, a voice to copy, or internal material that is never named.',
  },
  adaptations: {
    title: 'Social posts',
    description:
      'An article in the form of one platform, within its limits. Edit it, write it again, or post it to a connected account.',
  },
  destinations: {
    title: 'Destinations',
    description:
      'Sites that articles are published at besides the own one: WordPress, Ghost, DEV, Shopify, Webflow, or a webhook that takes signed posts.',
  },
  results: {
    title: 'Results',
    description:
      'How often published pages are read, from where, and what became of each; counted without cookies.',
  },
  accounts: {
    title: 'Connected accounts',
    description: 'Accounts at Mastodon and Bluesky that social posts can be posted to.',
  },
  'lead-magnets': {
    title: 'Lead magnets',
    description:
      'A checklist, a swipe file or a framework as a PDF, with a landing page that hands it out for a confirmed email address.',
  },
  'warm-leads': {
    title: 'Warm-lead reports',
    description:
      'What one company’s own site says about it: signals, published contacts, a score part by part, and drafts of a first message.',
  },
  suppressions: {
    title: 'Suppression list',
    description: 'Companies and email addresses that are left out of every warm-lead report.',
  },
  'scout-runs': {
    title: 'Scout runs',
    description:
      'Search a community forum for pain points, requests and comparisons, each with a score and the rules of the forum on promotion.',
  },
  'brand-scans': {
    title: 'Brand scans',
    description:
      'Ask answer engines about a brand and its category, and see whether, where and how it is named.',
  },
  'answer-engines': {
    title: 'Answer engines',
    description:
      'The models that brand scans ask: connect one with its key, test it, and see which ones the next scan asks.',
  },
  watches: {
    title: 'Watches',
    description:
      'Brand scans, scout runs, reports and page checks that are repeated at an interval, and what changed from run to run.',
  },
  'page-tools': {
    title: 'Page checks',
    description:
      'Check the structured data of a page and how it looks where it is shared; and the catalog of operations with payloads that work.',
  },
  avatars: {
    title: 'Avatars',
    description: 'Portraits of people who do not exist, for short videos.',
  },
  webhooks: {
    title: 'Webhooks',
    description:
      'Endpoints that events are posted to, signed as Standard Webhooks 1.0.0 says, with every delivery and attempt.',
  },
  credits: {
    title: 'Credits',
    description:
      'What a call will cost before it is made, and every credit that was granted, held, spent or returned.',
  },
  site: {
    title: 'Published site',
    description: 'How the published pages look, what stands on each, and which domains lead to them.',
  },
  settings: {
    title: 'Settings',
    description: 'How the workspace publishes, counts days, keeps data and speaks of the company.',
  },
  models: {
    title: 'Models and web search',
    description: 'The language models and the web search that this workspace connects, with a test of each.',
  },
  health: {
    title: 'Health and description',
    description: 'Whether the service works, what is left to set up, and this description itself.',
  },
}
