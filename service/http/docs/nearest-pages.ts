import { isSlipOf, nearestName } from '../../text/nearest-name.ts'
import type { Docs } from './docs-content.ts'
import type { DocsLink } from './docs-layout.ts'

const maxPages = 5

/** What other documentation calls a page of ours, where nothing in its title says so. */
const otherTitles: Readonly<Record<string, readonly string[]>> = {
  'first-article': ['quickstart', 'quick-start', 'getting-started', 'introduction', 'tutorial', 'start'],
  webhooks: ['signatures', 'verify', 'signing'],
  credits: ['billing', 'pricing', 'usage', 'payments'],
  'limits-and-retries': [
    'rate-limits',
    'rate-limiting',
    'idempotency',
    'retries',
    'throttling',
    'pagination',
  ],
  mcp: ['oauth', 'connectors', 'claude', 'chatgpt', 'cursor'],
  moving: ['migration', 'migrating', 'migrate'],
  versions: ['versioning', 'deprecation', 'deprecations', 'upgrade'],
  typescript: ['sdk', 'sdks', 'client', 'clients', 'javascript', 'libraries', 'cli'],
  names: ['glossary', 'naming', 'states', 'statuses'],
}

/**
 * The pages that were probably meant by a path below `/docs` at which there is none: by the name of the page, by that of an
 * operation or an event, or by a word of the title. What has that name comes first, then pages before operations.
 */
export function nearestPages(path: string, { navigation, groups, document }: Docs): DocsLink[] {
  const pages = navigation.groups.flatMap(({ links }) => links)
  const operations = groups.flatMap(({ noun, operations: all }) =>
    all.map(({ operation }) => ({
      title: operation.summary,
      url: `/docs/${noun}#${operation.operationId}`,
    })),
  )
  const events = Object.keys(document.webhooks).map((type) => ({ title: type, url: `/docs/events#${type}` }))
  const parts = path.split('/').filter((part) => part !== '' && part !== 'docs' && part !== 'guides')
  const found = [...pages, ...operations, ...events].filter(({ title, url }) =>
    parts.some(
      (part) =>
        nearestName(part, [lastOf(url)]) !== undefined ||
        nearestName(part, [title]) !== undefined ||
        (url.startsWith('/docs/guides/') && otherTitles[lastOf(url)]?.includes(part.toLowerCase()) === true),
    ),
  )
  const isNamedSo = ({ url }: DocsLink) => parts.some((part) => isSlipOf(part, lastOf(url)))
  return found.toSorted((a, b) => Number(isNamedSo(b)) - Number(isNamedSo(a))).slice(0, maxPages)
}

/** The anchor, or the last part of the path. */
const lastOf = (url: string) => url.split(/[#/]/).at(-1) ?? ''
