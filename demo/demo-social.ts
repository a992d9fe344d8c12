import { SocialError, type SocialNetwork, type SocialNetworks } from '#service/engines/social/social.ts'

/** The social networks of the story: they take every post, and readers answer a little more with each day. */
export function createDemoSocial(now: () => Date): SocialNetworks {
  const postedAt = new Map<string, Date>()
  const network = (facts: Pick<SocialNetwork, 'name' | 'counting'>, charLimit: number): SocialNetwork => ({
    ...facts,
    async connect(server, credentials) {
      const { host } = new URL(server)
      const handle = credentials.identifier ? `@${credentials.identifier}` : `@fernway@${host}`
      return {
        identity: handle,
        handle,
        displayName: 'Fernway',
        url: `${server}/${handle}`,
        charLimit,
        secret: credentials,
      }
    },
    async post(account, { parts, key, report }) {
      const posted = parts.map((_, index) => {
        const id = `${key}-${index + 1}`
        return { id, url: `${account.server}/${account.handle}/${id}`, ref: id }
      })
      for (const part of posted) {
        postedAt.set(part.id, now())
        await report(part)
      }
      return posted
    },
    async remove() {
      throw new SocialError('unreachable', 'The networks of the demo keep what was posted.')
    },
    async *count(_, parts) {
      for (const { id } of parts) {
        const days = Math.floor((now().getTime() - (postedAt.get(id) ?? now()).getTime()) / 86_400_000)
        const likes = 3 + Math.min(days, 6) * 4
        yield { id, found: { likes, replies: Math.floor(likes / 6), reposts: Math.floor(likes / 4) } }
      }
    },
  })
  return {
    mastodon: network({ name: 'Mastodon', counting: 'shortened' }, 500),
    bluesky: network({ name: 'Bluesky', counting: 'graphemes' }, 300),
  }
}
