import type { SentenceChange } from '../writer.ts'
import { applyPatches } from './apply-patches.ts'
import { type Headline, maxDescription, maxTitle } from './headline-step.ts'
import { asPlainLine } from './plain-line.ts'
import { maxTakeaway } from './takeaways.ts'

export type ReviewedText = {
  text: string
  headline: Headline
  applied: SentenceChange[]
  missed: SentenceChange[]
}

/** Title, description and takeaways are edited together with the text. One that a patch would make too long stays. */
export function applyReview(
  text: string,
  headline: Headline,
  patches: readonly SentenceChange[],
  isBorrowed: (line: string) => boolean,
): ReviewedText {
  const around: Record<string, string> = {
    title: headline.title,
    description: headline.description,
    ...Object.fromEntries(headline.takeaways.map((line, index) => [takeawayKey(index), line])),
  }
  const shown: Record<string, string> = { ...around, text }
  const { texts, applied, missed } = applyPatches(shown, patches, isBorrowed)
  const edited = (key: string) => texts[key] ?? ''
  const refused = Object.keys(around).filter((key) => !isFit(key, edited(key)))
  const kept = (key: string) => (refused.includes(key) ? around : texts)[key] ?? ''
  const isKept = ({ after }: SentenceChange) =>
    !refused.some((key) => edited(key).includes(after)) ||
    Object.keys(texts).some((key) => kept(key).includes(after))
  return {
    text: edited('text'),
    headline: {
      ...headline,
      title: asPlainLine(kept('title')),
      description: asPlainLine(kept('description')),
      takeaways: headline.takeaways.map((_, index) => kept(takeawayKey(index))).filter(Boolean),
    },
    applied: applied.filter(isKept),
    missed: [...missed, ...applied.filter((change) => !isKept(change))],
  }
}

const takeawayKey = (index: number) => `takeaway ${index + 1}`

/** A takeaway may go, title and description may not. */
function isFit(key: string, line: string): boolean {
  if (key !== 'title' && key !== 'description') return [...line].length <= maxTakeaway
  const plain = asPlainLine(line)
  return plain !== '' && [...plain].length <= (key === 'title' ? maxTitle : maxDescription)
}
