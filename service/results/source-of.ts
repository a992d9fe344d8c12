/** Where a view came from. `own` is another page of the same site. */
export type SourceGroup = 'assistant' | 'search' | 'social' | 'mail' | 'site' | 'own' | 'direct'
export type Source = { group: SourceGroup; name: string }

/** Host names without `www.`; a subdomain of one belongs to it. */
const known: readonly [group: SourceGroup, name: string, ...hosts: string[]][] = [
  ['assistant', 'ChatGPT', 'chatgpt.com', 'chat.openai.com', 'openai.com'],
  ['assistant', 'Perplexity', 'perplexity.ai'],
  ['assistant', 'Gemini', 'gemini.google.com', 'bard.google.com'],
  ['assistant', 'Copilot', 'copilot.microsoft.com', 'copilot.com'],
  ['assistant', 'Claude', 'claude.ai', 'claude.com'],
  ['assistant', 'Le Chat', 'chat.mistral.ai'],
  ['assistant', 'DeepSeek', 'chat.deepseek.com'],
  ['assistant', 'Grok', 'grok.com'],
  ['assistant', 'Meta AI', 'meta.ai'],
  ['search', 'Bing', 'bing.com'],
  ['search', 'DuckDuckGo', 'duckduckgo.com'],
  ['search', 'Ecosia', 'ecosia.org'],
  ['search', 'Brave', 'search.brave.com'],
  ['search', 'Qwant', 'qwant.com'],
  ['search', 'Startpage', 'startpage.com'],
  ['search', 'Kagi', 'kagi.com'],
  ['search', 'Baidu', 'baidu.com'],
  ['search', 'Naver', 'search.naver.com'],
  ['search', 'Yahoo', 'search.yahoo.com'],
  ['social', 'LinkedIn', 'linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  ['social', 'X', 'x.com', 't.co', 'twitter.com'],
  ['social', 'Facebook', 'facebook.com', 'fb.me'],
  ['social', 'Instagram', 'instagram.com'],
  ['social', 'Threads', 'threads.net', 'threads.com'],
  ['social', 'Bluesky', 'bsky.app', 'go.bsky.app'],
  ['social', 'Mastodon', 'mastodon.social'],
  ['social', 'Reddit', 'reddit.com'],
  ['social', 'Hacker News', 'news.ycombinator.com'],
  ['social', 'YouTube', 'youtube.com', 'youtu.be'],
  ['social', 'Pinterest', 'pinterest.com', 'pin.it'],
  ['social', 'TikTok', 'tiktok.com'],
  ['mail', 'Gmail', 'mail.google.com', 'com.google.android.gm'],
  ['mail', 'Outlook', 'outlook.live.com', 'outlook.office.com'],
  ['mail', 'Yahoo Mail', 'mail.yahoo.com'],
]
const byHost = new Map<string, Source>(
  known.flatMap(([group, name, ...hosts]) => hosts.map((host) => [host, { group, name }] as const)),
)
/** One company under many country domains: `google.co.uk`, `yandex.ru`. */
const byPattern: readonly [RegExp, Source][] = [
  [/^(?:[a-z0-9-]+\.)*google(?:\.[a-z]{2,3}){1,2}$/, { group: 'search', name: 'Google' }],
  [/^(?:[a-z0-9-]+\.)*yandex\.[a-z]{2,3}$/, { group: 'search', name: 'Yandex' }],
]
const direct: Source = { group: 'direct', name: '' }
const maxName = 100

/**
 * The source of a view: by its referrer, else by `utm_source` of its own address, which assistants and newsletters add to
 * links because they send no referrer.
 * @param visit `url` is the address that was asked for; only absolute http addresses and apps (`android-app://`) say anything
 */
export function sourceOf({ referrer, url }: { referrer: string; url: string }): Source {
  const here = parse(url)
  const from = parse(referrer)
  const tagged = here?.searchParams.get('utm_source')?.trim().toLowerCase().slice(0, maxName) ?? ''
  if (from && from.host === here?.host) return { group: 'own', name: '' }
  if (from) return sourceOfHost(hostOf(from))
  if (tagged === '') return direct
  const named = [...byHost.values()].find(({ name }) => name.toLowerCase() === tagged)
  if (named) return named
  if (/^(newsletter|e-?mail|mail)$/.test(tagged)) return { group: 'mail', name: 'Newsletter' }
  return isHost(tagged) ? sourceOfHost(tagged) : { group: 'site', name: tagged }
}

function sourceOfHost(host: string): Source {
  const plain = host.replace(/^www\./, '')
  for (let name = plain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const found = byHost.get(name)
    if (found) return found
  }
  const [, matched] = byPattern.find(([pattern]) => pattern.test(plain)) ?? []
  return matched ?? { group: 'site', name: plain.slice(0, maxName) }
}

function parse(address: string): URL | undefined {
  const url = URL.parse(address)
  return url && /^(https?|android-app):$/.test(url.protocol) && url.host !== '' ? url : undefined
}

function hostOf(url: URL): string {
  return url.hostname.toLowerCase()
}

function isHost(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)
}
