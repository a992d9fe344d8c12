import { readParts } from '#contract/adaptation-parts.ts'
import { findPlatformRule } from '#contract/adaptation-platforms.ts'
import { type Counting, countLength } from '#contract/post-length.ts'
import { conflict } from '../core/errors.ts'

/**
 * The posts that an adaptation becomes at a network: one for each post of a thread, else one.
 * @throws {ServiceError} `conflict`: a script is for filming, or a post is too long for the network
 */
export function postableParts(
  adaptation: { platform: string; content: string },
  network: { name: string; counting: Counting; charLimit: number },
): string[] {
  const parts = readParts(adaptation.platform, adaptation.content)
  if (parts.some(({ label }) => label === 'Script'))
    throw conflict('not_postable', "Video scripts can't be posted as text.")
  const isThread = findPlatformRule(adaptation.platform)?.parts.kind === 'thread'
  const texts = parts.map(({ content }) => content).filter((text) => text !== '')
  const posts = isThread ? texts : [texts.join('\n\n')]
  for (const [index, text] of posts.entries()) {
    const length = countLength(text, network.counting)
    if (length <= network.charLimit) continue
    const which = posts.length === 1 ? 'this' : `post ${index + 1}`
    throw conflict(
      'too_long',
      `${network.name} allows ${network.charLimit} characters here, and ${which} has ${length}. Shorten it, or use the X thread, which is posted as a thread.`,
    )
  }
  return posts
}
