import type { PlatformRule } from '#contract/adaptation-platforms.ts'
import type { ArticleDigest } from './article-digest.ts'
import { colonOf } from './find-post-words.ts'
import type { Block, Room } from './fit-blocks.ts'
import type { PostWords } from './languages/post-words.ts'

/** What every platform's writer is given. */
export type WritingJob = {
  digest: ArticleDigest
  words: PostWords
  rule: PlatformRule
  /** Ends the text, whatever else must go. */
  refLink: string | null
  /** 0 the first time; each further one begins with another statement. */
  variant: number
}

/** The room of a part with a limit of its own. */
export function roomOf(rule: PlatformRule, label: string): Room {
  if (rule.parts.kind === 'thread') return { limit: rule.parts.limit, counting: rule.counting }
  const part = rule.parts.rules.find((one) => one.label === label)
  if (!part) throw new Error(`${rule.name} has no part called ${label}.`)
  return { limit: part.limit, counting: rule.counting }
}

/** How a post ends: where to read on, hashtags, and, last and always, the referral link. */
export function endBlocks(job: WritingJob, options: { hashtags: number; readOn?: boolean }): Block[] {
  const { digest, words, refLink } = job
  const blocks: Block[] = []
  const colon = colonOf(digest.language)
  // The same address is not said twice.
  if (options.readOn !== false && digest.url !== null && digest.url !== refLink)
    blocks.push({ text: `${words.readOn}${colon}${digest.url}`, need: 2 })
  const hashtags = digest.hashtags.slice(0, Math.min(options.hashtags, job.rule.maxHashtags))
  blocks.push({ text: hashtags.join(' '), need: 4 })
  if (refLink !== null) blocks.push({ text: `${words.findOut}${colon}${refLink}`, need: 0 })
  return blocks
}
