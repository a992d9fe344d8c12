import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'

/** The networks, each with what can be posted there: a platform of the API is one format of one network. */
export const networkFormats: readonly {
  network: string
  formats: readonly { platform: AdaptationPlatform; format: string }[]
}[] = [
  {
    network: 'X',
    formats: [
      { platform: 'x_thread', format: 'Thread' },
      { platform: 'x_article', format: 'Article' },
    ],
  },
  { network: 'LinkedIn', formats: [{ platform: 'linkedin', format: 'Post' }] },
  { network: 'Facebook', formats: [{ platform: 'facebook', format: 'Post' }] },
  { network: 'Threads', formats: [{ platform: 'threads', format: 'Post' }] },
  { network: 'Reddit', formats: [{ platform: 'reddit', format: 'Post' }] },
  {
    network: 'Instagram',
    formats: [
      { platform: 'instagram', format: 'Post' },
      { platform: 'instagram_reels', format: 'Reel' },
    ],
  },
  { network: 'YouTube', formats: [{ platform: 'youtube_shorts', format: 'Short' }] },
]
