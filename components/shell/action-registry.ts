import { settingsPages } from '#components/settings/settings-pages.ts'
import { navigationAreas } from './navigation-areas.ts'

/** What the shell itself can do. */
export type ShellCommand = 'open_palette' | 'show_shortcuts' | 'focus_search' | 'switch_theme' | 'sign_out'

/** One thing that can be done from anywhere: in the palette, and by its keys, pressed one after the other. */
export type ShellAction = {
  id: string
  title: string
  group: 'Actions' | 'Go to' | 'Settings' | 'General'
  keys?: readonly string[]
  /** Other words that people look for it by. */
  keywords?: readonly string[]
} & ({ href: string } | { command: ShellCommand })

const goTo: ShellAction[] = navigationAreas
  .flatMap((area) => [area, ...(area.parts ?? [])])
  .map(({ title, href, key }) => ({ id: `go:${href}`, title, group: 'Go to', keys: ['g', key], href }))

const settings = settingsPages.map(
  ({ label, href, keywords }): ShellAction => ({
    id: `settings:${href}`,
    title: `Settings: ${label}`,
    group: 'Settings',
    keywords,
    href,
  }),
)

/** The one list behind the command palette, the shortcuts and the page that explains them. */
export const shellActions: readonly ShellAction[] = [
  {
    id: 'new-article',
    title: 'New article',
    group: 'Actions',
    keys: ['c'],
    keywords: ['write', 'create', 'generate', 'draft'],
    href: '/articles/new',
  },
  {
    id: 'new-session',
    title: 'New session',
    group: 'Actions',
    keywords: ['start', 'create', 'autopilot', 'recurring', 'topics', 'interval'],
    href: '/sessions/new',
  },
  {
    id: 'scan-brand',
    title: 'New brand scan',
    group: 'Actions',
    keywords: ['create', 'visibility', 'score', 'answer engines', 'mention'],
    href: '/brand-scans/new',
  },
  {
    id: 'check-page',
    title: 'Check a page',
    group: 'Actions',
    keywords: ['structured data', 'schema', 'open graph', 'social', 'preview', 'seo'],
    href: '/page-tools',
  },
  {
    id: 'add-knowledge',
    title: 'Add documents',
    group: 'Actions',
    keywords: ['upload', 'document', 'address', 'source'],
    href: '/knowledge?add=document',
  },
  {
    id: 'new-scout-run',
    title: 'New scout run',
    group: 'Actions',
    keywords: ['create', 'forum', 'reddit', 'community', 'pain points', 'listen'],
    href: '/scout-runs/new',
  },
  {
    id: 'make-avatar',
    title: 'Create an avatar',
    group: 'Actions',
    keywords: ['portrait', 'picture', 'short video', 'presenter', 'face'],
    href: '/avatars',
  },
  {
    id: 'report-on-company',
    title: 'New warm-lead report',
    group: 'Actions',
    keywords: ['create', 'company', 'prospect', 'outreach', 'signals', 'contacts', 'sales'],
    href: '/warm-leads/new',
  },
  {
    id: 'new-lead-magnet',
    title: 'New lead magnet',
    group: 'Actions',
    keywords: ['create', 'pdf', 'checklist', 'swipe file', 'framework', 'landing page', 'sign-ups'],
    href: '/lead-magnets/new',
  },
  {
    id: 'new-watch',
    title: 'New watch',
    group: 'Actions',
    keywords: ['create', 'repeat', 'monitor', 'alert', 'changes'],
    href: '/watches/new',
  },
  {
    id: 'add-webhook',
    title: 'Add a webhook endpoint',
    group: 'Actions',
    keywords: ['endpoint', 'integration'],
    href: '/webhooks?add=endpoint',
  },
  {
    id: 'dead-letters',
    title: 'Review failed deliveries',
    group: 'Actions',
    keywords: ['dead', 'failed', 'webhook'],
    href: '/webhooks/deliveries?status=dead_lettered',
  },
  {
    id: 'calendar-gaps',
    title: 'Fill the gaps this week',
    group: 'Actions',
    keywords: ['calendar', 'schedule', 'slot', 'plan'],
    href: '/schedule?view=week',
  },
  {
    id: 'company-profile',
    title: 'Edit the company profile',
    group: 'Actions',
    keywords: ['settings', 'brand', 'offer', 'audience', 'tone', 'voice', 'competitors', 'category'],
    href: '/settings/company',
  },
  {
    id: 'published-site',
    title: 'Change how the published site looks',
    group: 'Actions',
    keywords: ['settings', 'branding', 'logo', 'colours', 'font', 'domain', 'layout', 'blog', 'footer'],
    href: '/settings/site',
  },
  {
    id: 'keys',
    title: 'Manage devices and keys',
    group: 'Actions',
    keywords: ['settings', 'agents', 'api key', 'rotate', 'revoke', 'sign out', 'access'],
    href: '/settings/connect',
  },
  {
    id: 'connect-model',
    title: 'Connect a model or a web search',
    group: 'Actions',
    keywords: ['settings', 'llm', 'ai', 'key', 'ollama', 'openai', 'anthropic', 'brave', 'searxng', 'writer'],
    href: '/settings/models',
  },
  ...goTo,
  ...settings,
  { id: 'search', title: 'Search this list', group: 'General', keys: ['/'], command: 'focus_search' },
  {
    id: 'theme',
    title: 'Switch between light and dark',
    group: 'General',
    keys: ['t'],
    command: 'switch_theme',
  },
  {
    id: 'shortcuts',
    title: 'Show keyboard shortcuts',
    group: 'General',
    keys: ['?'],
    command: 'show_shortcuts',
  },
  { id: 'sign-out', title: 'Sign out', group: 'General', command: 'sign_out' },
]

/** Keys that lists answer to by themselves; listed beside the shortcuts. */
export const listKeys: readonly { keys: string; title: string }[] = [
  { keys: 'j', title: 'Next row' },
  { keys: 'k', title: 'Previous row' },
  { keys: 'Enter', title: 'Open the row' },
  { keys: 'x', title: 'Select the row' },
]

/** What the keys pressed so far mean: one action, the start of some, or nothing. */
export function matchKeys(pressed: readonly string[]): ShellAction | 'started' | undefined {
  const starting = startedBy(pressed)
  const exact = starting.find(({ keys }) => keys?.length === pressed.length)
  return exact ?? (starting.length > 0 ? 'started' : undefined)
}

/** What the next keys may still lead to. */
export function startedBy(pressed: readonly string[]): ShellAction[] {
  return shellActions.filter(({ keys }) => keys !== undefined && pressed.every((key, at) => keys[at] === key))
}
