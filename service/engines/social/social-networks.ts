import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { createBlueskyNetwork } from './bluesky-network.ts'
import { createMastodonNetwork } from './mastodon-network.ts'
import type { SocialNetworks } from './social.ts'

/** Every network that an account can be connected at; all of them speak through the guarded fetch. */
export function createSocialNetworks(fetch: GuardedFetch): SocialNetworks {
  return { mastodon: createMastodonNetwork(fetch), bluesky: createBlueskyNetwork(fetch) }
}
