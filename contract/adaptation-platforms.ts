import { z } from 'zod'
import type { Counting } from './post-length.ts'

export const AdaptationPlatform = z
  .enum([
    'x_article',
    'x_thread',
    'linkedin',
    'facebook',
    'reddit',
    'threads',
    'instagram',
    'instagram_reels',
    'youtube_shorts',
  ])
  .meta({ id: 'AdaptationPlatform', description: 'Where an adaptation is meant to be posted.' })
export type AdaptationPlatform = z.infer<typeof AdaptationPlatform>

/** A part of an adaptation that is pasted or posted by itself, and how long it may be. */
export type PartRule = { label: string; limit: number }

export type PlatformRule = {
  /** As a person calls it. */
  name: string
  counting: Counting
  /** The parts in order; a thread has as many as it needs, all by one rule. */
  parts: { kind: 'fixed'; rules: readonly PartRule[] } | { kind: 'thread'; limit: number; most: number }
  /** Hashtags that a post may carry before the platform, or its readers, take it for spam. */
  maxHashtags: number
}

const fixed = (...rules: PartRule[]): PlatformRule['parts'] => ({ kind: 'fixed', rules })

/**
 * The shape of each platform, for the writer and for the counters beside the text: there is no other table of these.
 * A script is spoken within 60 seconds; what is pasted beside the film has the limit of its field.
 */
export const platformRules: Readonly<Record<AdaptationPlatform, PlatformRule>> = {
  x_article: {
    name: 'X article',
    counting: 'code_points',
    parts: fixed({ label: 'Title', limit: 100 }, { label: 'Text', limit: 25_000 }),
    maxHashtags: 0,
  },
  x_thread: {
    name: 'X thread',
    counting: 'weighted',
    parts: { kind: 'thread', limit: 280, most: 25 },
    maxHashtags: 2,
  },
  linkedin: {
    name: 'LinkedIn',
    counting: 'utf16',
    parts: fixed({ label: 'Text', limit: 3000 }),
    maxHashtags: 5,
  },
  facebook: {
    name: 'Facebook',
    counting: 'utf16',
    parts: fixed({ label: 'Text', limit: 63_206 }),
    maxHashtags: 3,
  },
  reddit: {
    name: 'Reddit',
    counting: 'code_points',
    parts: fixed({ label: 'Title', limit: 300 }, { label: 'Text', limit: 40_000 }),
    maxHashtags: 0,
  },
  threads: {
    name: 'Threads',
    counting: 'emoji_bytes',
    parts: fixed({ label: 'Text', limit: 500 }),
    maxHashtags: 1,
  },
  instagram: {
    name: 'Instagram',
    counting: 'utf16',
    parts: fixed({ label: 'Caption', limit: 2200 }),
    maxHashtags: 30,
  },
  instagram_reels: {
    name: 'Instagram reel',
    counting: 'utf16',
    parts: fixed({ label: 'Script', limit: 3000 }, { label: 'Caption', limit: 2200 }),
    maxHashtags: 30,
  },
  youtube_shorts: {
    name: 'YouTube short',
    counting: 'utf8',
    parts: fixed(
      { label: 'Title', limit: 100 },
      { label: 'Script', limit: 3000 },
      { label: 'Description', limit: 5000 },
    ),
    maxHashtags: 15,
  },
}

/** The rule of a platform, or undefined for one that only another server knows. */
export function findPlatformRule(platform: string): PlatformRule | undefined {
  const known = AdaptationPlatform.safeParse(platform)
  return known.success ? platformRules[known.data] : undefined
}
