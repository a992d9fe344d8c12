/** What other APIs, and people who guess, call a member of ours, where nothing in its letters says so. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  after: ['cursor', 'next', 'page_token', 'starting_after'],
  arguments: ['input', 'args', 'params', 'parameters'],
  brand: ['name', 'company', 'brand_name'],
  categories: ['topics', 'topic', 'keywords', 'subjects'],
  content: ['text', 'body', 'markdown'],
  domain: ['url', 'website', 'company', 'site', 'host', 'address'],
  endpoint_id: ['webhook_id', 'webhook'],
  event_types: ['events', 'types', 'enabled_events', 'subscriptions'],
  from: ['period', 'since', 'start', 'start_date', 'days', 'range', 'window', 'created_after'],
  host: ['url', 'domain', 'site', 'website', 'hostname'],
  interval_days: ['interval_hours', 'interval_minutes', 'frequency', 'every', 'cron'],
  interval_minutes: ['interval_hours', 'interval_days', 'frequency', 'every', 'cron'],
  kind: ['type'],
  language: ['locale', 'lang'],
  limit: ['per_page', 'page_size', 'count', 'max_results'],
  name: ['tool', 'tool_name'],
  network: ['platform', 'provider'],
  offset: [
    'page',
    'skip',
    'cursor',
    'after',
    'before',
    'starting_after',
    'ending_before',
    'page_token',
    'next',
    'next_token',
  ],
  otp: ['code', 'pin', 'passcode'],
  persona: ['voice', 'tone', 'style'],
  platform: ['network', 'channel'],
  platforms: ['networks', 'channels', 'formats'],
  q: ['query', 'search'],
  query: ['q', 'search', 'keywords', 'topic', 'term'],
  scheduled_at: ['publish_at', 'publish_on', 'date', 'when'],
  since: ['from', 'start', 'start_date', 'created_after', 'created_since', 'created_gte'],
  size: ['length', 'word_count', 'words'],
  sort: ['order', 'order_by', 'sort_by'],
  source_urls: ['sources', 'urls', 'links', 'references'],
  title: ['name', 'heading', 'subject'],
  to: ['until', 'end', 'end_date'],
  topic: ['prompt', 'title', 'subject', 'query', 'idea', 'question'],
  type: ['kind', 'format'],
  until: ['to', 'end', 'end_date', 'created_before', 'created_until', 'created_lte'],
  url: [
    'endpoint',
    'endpoint_url',
    'webhook_url',
    'target_url',
    'callback_url',
    'address',
    'domain',
    'website',
    'link',
    'href',
  ],
}

/** A name without what parts its words. */
export const plain = (name: string) => name.replaceAll(/[-_.\s]/g, '').toLowerCase()

/**
 * Which of the members that a request lacks is called by this name elsewhere; undefined for none, or where it may be one of
 * several.
 */
export function calledElsewhere(name: string, missing: readonly string[]): string | undefined {
  const meant = missing.filter((one) => otherNames[one]?.some((other) => plain(other) === plain(name)))
  return meant.length === 1 ? meant[0] : undefined
}
