import { whyUnfit } from '#contract/adaptation-parts.ts'
import { type AdaptationPlatform, platformRules } from '#contract/adaptation-platforms.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import type { ArticleDigest } from './article-digest.ts'
import { findPostWords } from './find-post-words.ts'
import { writeReddit, writeXArticle } from './write-long-texts.ts'
import { writeFacebook, writeInstagram, writeLinkedin, writeThreads } from './write-posts.ts'
import { writeInstagramReels, writeYoutubeShorts } from './write-scripts.ts'
import { writeXThread } from './write-x-thread.ts'
import type { WritingJob } from './writing-job.ts'

const writers: Readonly<Record<AdaptationPlatform, (job: WritingJob) => string>> = {
  x_article: writeXArticle,
  x_thread: writeXThread,
  linkedin: writeLinkedin,
  facebook: writeFacebook,
  reddit: writeReddit,
  threads: writeThreads,
  instagram: writeInstagram,
  instagram_reels: writeInstagramReels,
  youtube_shorts: writeYoutubeShorts,
}

/**
 * Writes an article for one platform. Pure, and from the article alone: what it adds asks, points and labels.
 * Invariant: what it returns fits its platform.
 * @throws {AdaptationRefusal} when the article has too little for it, or the referral link leaves no room
 */
export function writeAdaptation(
  digest: ArticleDigest,
  request: { platform: AdaptationPlatform; refLink: string | null; variant: number },
): string {
  const { platform, refLink, variant } = request
  const rule = platformRules[platform]
  const job = { digest, words: findPostWords(digest.language), rule, refLink, variant }
  const content = writers[platform](job)
  const unfit = whyUnfit(platform, content)
  if (unfit !== undefined) throw new AdaptationRefusal(unfit)
  return content
}
