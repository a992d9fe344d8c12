import { countWords, maxWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** How many words patches may add or have to cut: what an editor adds is paid for, so that no step makes a text longer than was asked for. */
export function describeRoom({ words, request }: WritingJob, text: string): string {
  const has = countWords(text)
  const max = maxWords(words, request.mode)
  const rule =
    has > max
      ? `Your patches together cut at least ${has - max} words: the weakest sentences first, no figure that decides.`
      : `Your patches together add no more than ${max - has}: what one adds beyond that, another cuts, or the last are left out.`
  return `Length: the text has ${has} words; about ${words} were asked for, at most ${max}. ${rule}`
}
