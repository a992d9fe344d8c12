import { joinParts } from '#contract/adaptation-parts.ts'
import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import { countLength } from '#contract/post-length.ts'
import { drawScript } from '../draw-script.ts'
import { endBlocks, roomOf, type WritingJob } from '../writing-job.ts'
import type { DraftPost } from './post-form.ts'

/** `12/25 ` */
const numberLength = 6
/** Hashtags that suit each platform; its rule says how many it bears. */
const hashtags: Readonly<Record<AdaptationPlatform, number>> = {
  x_article: 0,
  x_thread: 2,
  linkedin: 3,
  facebook: 2,
  reddit: 0,
  threads: 1,
  instagram: 8,
  instagram_reels: 8,
  youtube_shorts: 3,
}
/** The part that carries links and hashtags. */
const lastPart: Readonly<Record<Exclude<AdaptationPlatform, 'x_thread'>, string>> = {
  x_article: 'Text',
  linkedin: 'Text',
  facebook: 'Text',
  reddit: 'Text',
  threads: 'Text',
  instagram: 'Caption',
  instagram_reels: 'Caption',
  youtube_shorts: 'Description',
}

/**
 * What a post ends with: where to read on, hashtags and the referral link. Where it is short of room the first two go
 * before the text does.
 */
export function endingOf(job: WritingJob, platform: AdaptationPlatform): string {
  const blocks = endBlocks(job, {
    hashtags: hashtags[platform],
    readOn: !platform.startsWith('instagram'),
  }).filter(({ text }) => text !== '')
  const { limit, counting } = roomOf(job.rule, platform === 'x_thread' ? 'Post' : lastPart[platform])
  const texts = blocks.toSorted((a, b) => a.need - b.need).map(({ text }) => text)
  while (texts.length > 1 && countLength(texts.join('\n\n'), counting) > limit / 2) texts.pop()
  return blocks
    .map(({ text }) => text)
    .filter((text) => texts.includes(text))
    .join('\n\n')
}

/** Characters that are left for the text, in letters of the language: an ideograph counts 2 where X counts. */
export function roomForText(job: WritingJob, platform: AdaptationPlatform, ending: string): number {
  const { limit, counting } = roomOf(job.rule, platform === 'x_thread' ? 'Post' : lastPart[platform])
  if (platform === 'x_thread') {
    const isWide = /^(?:zh|ja|ko)\b/i.test(job.digest.language)
    return Math.floor((limit - numberLength) / (isWide ? 2 : 1)) - 10
  }
  return Math.max(0, limit - countLength(`\n\n${ending}`, counting))
}

/** The content of an adaptation, from what a model wrote and what ends it. */
export function assemblePost(draft: DraftPost, job: WritingJob, ending: string): string {
  const ended = (text: string) => [text, ending].filter((part) => part !== '').join('\n\n')
  switch (draft.kind) {
    case 'text':
      return draft.title === null ? ended(draft.text) : joinParts([draft.title, ended(draft.text)])
    case 'script': {
      const script = drawScript(job, draft.shots)
      return joinParts([...(draft.title === null ? [] : [draft.title]), script, ended(draft.caption)])
    }
    case 'thread':
      return joinParts(numbered(draft.posts, job, ending))
  }
}

/** The ending joins the last post where it fits, and is a post of its own where it does not. */
function numbered(posts: readonly string[], job: WritingJob, ending: string): string[] {
  const { limit, counting } = roomOf(job.rule, 'Post')
  const last = posts.at(-1) ?? ''
  const joined = `${last}\n\n${ending}`
  const fits = countLength(joined, counting) <= limit - numberLength
  const all = ending === '' ? posts : fits ? [...posts.slice(0, -1), joined] : [...posts, ending]
  return all.map((post, index) => `${index + 1}/${all.length} ${post}`)
}
