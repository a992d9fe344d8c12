import { type Counting, countLength } from '#contract/post-length.ts'

const countings: Readonly<Record<string, Counting>> = {
  twitter: 'weighted',
  bluesky: 'graphemes',
  mastodon: 'shortened',
}

/** How long a post is, as its platform counts. */
export function countPost(text: string, platform: string): number {
  return countLength(text, countings[platform] ?? 'utf16')
}

/**
 * Where the post is written by hand, filled in; undefined for a platform that nobody knows.
 * @param server of the Mastodon account that is connected; without one its owner is asked for it
 */
export function postAddress(text: string, platform: string, server?: string): string | undefined {
  switch (platform) {
    case 'twitter':
      return `https://x.com/intent/post?${new URLSearchParams({ text })}`
    case 'linkedin':
      return `https://www.linkedin.com/feed/?${new URLSearchParams({ shareActive: 'true', text })}`
    case 'bluesky':
      return `https://bsky.app/intent/compose?${new URLSearchParams({ text })}`
    case 'mastodon':
      return server && URL.canParse(server)
        ? `${new URL(server).origin}/share?${new URLSearchParams({ text })}`
        : `https://share.joinmastodon.org/#text=${encodeURIComponent(text)}`
    default:
      return undefined
  }
}
