import type { Account } from '#contract/accounts.ts'
import { readParts } from '#contract/adaptation-parts.ts'
import { findPlatformRule } from '#contract/adaptation-platforms.ts'
import type { Adaptation } from '#contract/adaptations.ts'
import { countLength } from '#contract/post-length.ts'

export type NetworkPost = { text: string; length: number; limit: number }

/** What an adaptation becomes at an account, counted as its network counts: a thread becomes a post and its replies. */
export function networkPosts(
  { platform, content }: Pick<Adaptation, 'platform' | 'content'>,
  { network, char_limit: limit }: Pick<Account, 'network' | 'char_limit'>,
): NetworkPost[] {
  const texts = readParts(platform, content)
    .map((part) => part.content)
    .filter((text) => text !== '')
  const isThread = findPlatformRule(platform)?.parts.kind === 'thread'
  const counting = network === 'mastodon' ? 'shortened' : 'graphemes'
  return (isThread ? texts : [texts.join('\n\n')]).map((text) => ({
    text,
    length: countLength(text, counting),
    limit,
  }))
}
