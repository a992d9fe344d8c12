/** What a person types, by the field of the API that it becomes. */
const typed: Readonly<Record<string, string>> = {
  topic: '"TOPIC"',
  source_urls: '--source',
  size: '--size',
  language: '--language',
  title: '--title',
  role: '--role',
  content: 'FILE',
  limit: '--limit',
  overlap_hours: '--overlap',
  event_type: '--event',
  niche: '--niche',
  brandName: '"BRAND"',
  category: '--category',
  questions: '--question',
  query: '"QUERY"',
  subreddits: '--subreddit',
  domain: 'DOMAIN',
  buyerRoles: '--buyer-role',
  at: '--at',
  since: '--since',
  grace_seconds: '--grace',
  event_types: '--event',
  url: 'URL',
}

/** The option that a field was sent for, for example `--source` for `input.source_urls.0`; any other path as it is. */
export function nameOption(path: string): string {
  const [field = ''] = path.replace(/^input\./, '').split('.')
  return typed[field] ?? path
}
