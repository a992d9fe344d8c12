import type { AdaptationPart } from '#contract/adaptation-parts.ts'

/** Longer addresses are refused on the way; what does not fit is pasted. */
const maxAddressLength = 6_000

/** The place of a network where a post is written. */
export type ComposeLink = {
  network: string
  url: string
  /** False where the network takes no text from a link: it has to be pasted. */
  isFilled: boolean
}

/** Where a post of a platform is published by hand; undefined for a platform that only another server knows. */
export function composeLink(
  platform: string,
  parts: readonly Pick<AdaptationPart, 'content'>[],
): ComposeLink | undefined {
  const [first = '', second = ''] = parts.map(({ content }) => content)
  switch (platform) {
    case 'linkedin':
      return filled('LinkedIn', 'https://www.linkedin.com/feed/', { shareActive: 'true', text: first })
    case 'threads':
      return filled('Threads', 'https://www.threads.net/intent/post', { text: first })
    // The first post of the thread; the others follow as replies.
    case 'x_thread':
      return filled('X', 'https://x.com/intent/post', { text: first })
    case 'x_article':
      return { network: 'X', url: 'https://x.com/compose/articles', isFilled: false }
    case 'reddit':
      return filled('Reddit', 'https://www.reddit.com/submit', { type: 'TEXT', title: first, text: second })
    case 'facebook':
      return { network: 'Facebook', url: 'https://www.facebook.com/', isFilled: false }
    case 'instagram':
    case 'instagram_reels':
      return { network: 'Instagram', url: 'https://www.instagram.com/', isFilled: false }
    case 'youtube_shorts':
      return { network: 'YouTube', url: 'https://studio.youtube.com/', isFilled: false }
    default:
      return undefined
  }
}

/** Where a text is posted by hand at a network that an account could be connected at: its first post. */
export function composeAt(network: 'mastodon' | 'bluesky', text: string): ComposeLink {
  if (network === 'bluesky') return filled('Bluesky', 'https://bsky.app/intent/compose', { text })
  const url = `https://share.joinmastodon.org/#text=${encodeURIComponent(text)}`
  return { network: 'Mastodon', url, isFilled: true }
}

function filled(network: string, page: string, query: Readonly<Record<string, string>>): ComposeLink {
  const url = `${page}?${new URLSearchParams(query)}`
  return url.length > maxAddressLength
    ? { network, url: page, isFilled: false }
    : { network, url, isFilled: true }
}
