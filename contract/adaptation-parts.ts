import { findPlatformRule } from './adaptation-platforms.ts'
import { countLength } from './post-length.ts'

/** One part of an adaptation with its length and how long it may be, both as its platform counts. */
export type AdaptationPart = { label: string; content: string; char_count: number; limit?: number }

/** Parts are divided by a line of three hyphens. */
const divider = /\n[ \t]*---[ \t]*(?:\n|$)/
const dividerText = '\n\n---\n\n'

export function joinParts(parts: readonly string[]): string {
  return parts.join(dividerText)
}

/**
 * The parts of a text, counted. A platform that only another server knows has one, counted in code points and without
 * a limit; one that has a fixed number of parts takes further lines of hyphens as text.
 */
export function readParts(platform: string, content: string): AdaptationPart[] {
  const rule = findPlatformRule(platform)
  if (!rule) return [{ label: 'Text', content, char_count: countLength(content, 'code_points') }]
  const pieces = content.split(divider).map((piece) => piece.trim())
  const count = (text: string) => countLength(text, rule.counting)
  if (rule.parts.kind === 'thread') {
    const { limit } = rule.parts
    const posts = pieces.filter((piece) => piece !== '')
    return posts.map((post, index) => ({
      label: `Post ${index + 1} of ${posts.length}`,
      content: post,
      char_count: count(post),
      limit,
    }))
  }
  const { rules } = rule.parts
  return rules.map(({ label, limit }, index) => {
    const own = index === rules.length - 1 ? pieces.slice(index) : pieces.slice(index, index + 1)
    const text = joinParts(own)
    return { label, content: text, char_count: count(text), limit }
  })
}

/** The length of the whole: what its parts count together. */
export function countParts(parts: readonly AdaptationPart[]): number {
  return parts.reduce((sum, { char_count }) => sum + char_count, 0)
}

/** Why a text cannot be posted, as a message; undefined if it can. */
export function whyUnfit(platform: string, content: string): string | undefined {
  const rule = findPlatformRule(platform)
  const parts = readParts(platform, content)
  if (parts.every((part) => part.content === '')) return 'Must not be empty.'
  const empty = parts.find((part) => part.content === '')
  if (empty)
    return `${empty.label} is empty: parts are divided by a line of three hyphens, and this needs ${parts.length}.`
  const long = parts.find((part) => part.limit !== undefined && part.char_count > part.limit)
  if (long) return `${long.label} has ${long.char_count} of ${long.limit} characters.`
  if (rule?.parts.kind === 'thread' && parts.length > rule.parts.most)
    return `A thread has at most ${rule.parts.most} posts, and this has ${parts.length}.`
  return undefined
}
