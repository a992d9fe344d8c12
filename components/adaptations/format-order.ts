import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'

/** The formats as they are listed: what most companies post first, and those of one network together. */
export const formatOrder: readonly AdaptationPlatform[] = [
  'linkedin',
  'x_thread',
  'x_article',
  'facebook',
  'threads',
  'reddit',
  'instagram',
  'instagram_reels',
  'youtube_shorts',
]
