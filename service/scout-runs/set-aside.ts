import { spamLimit } from './find-spam.ts'
import type { JudgedPost } from './judge-post.ts'

/** Threads older than this are no longer active. */
export const maxAgeDays = 730
/** One word of many in the text of a post is no subject. */
const minFit = 15

/** Why a post is not shown, as `set_aside` counts it; undefined where it may be. */
export function asideReason({ post, judged, ageDays }: JudgedPost): string | undefined {
  if (post.unfit !== null) return post.unfit
  if ((judged.fit.value ?? 0) < minFit) return 'off_topic'
  if (100 - (judged.sincerity.value ?? 100) >= spamLimit) return 'spam'
  return ageDays > maxAgeDays ? 'too_old' : undefined
}
