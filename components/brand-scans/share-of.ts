import type { BrandScanResult } from '#contract/brand-scans.ts'
import { wholePercents } from '#contract/whole-percents.ts'

export type Share = {
  name: string
  isOwn: boolean
  mentions: number
  /** Answers to questions that do not name it: only those can be counted for it. */
  answers: number
  /** Of these answers, 0 to 100: its mention rate; undefined without one. */
  rate: number | undefined
  /** Of all mentions of these brands, 0 to 100: its share of voice; undefined where none was named. */
  percent: number | undefined
}

/** Who is named how often beside whom, the brand first and the others by their share. */
export function shareOf(results: readonly BrandScanResult[], brandName: string | undefined): Share[] {
  const own = { name: brandName ?? 'Your brand', isOwn: true, mentions: 0, answers: 0 }
  const others = new Map<string, { mentions: number; answers: number }>()
  for (const result of results) {
    own.mentions += result.unprompted_mentions ?? 0
    own.answers += result.unprompted_answers ?? 0
    for (const { name, mentions, answers } of result.competitors ?? []) {
      const sum = others.get(name) ?? { mentions: 0, answers: 0 }
      others.set(name, { mentions: sum.mentions + mentions, answers: sum.answers + answers })
    }
  }
  const ranked = [...others]
    .map(([name, sum]) => ({ name, isOwn: false, ...sum }))
    .toSorted((a, b) => b.mentions - a.mentions)
  const all = [own, ...ranked]
  const percents = wholePercents(all.map(({ mentions }) => mentions))
  return all.map((one, at) => ({ ...one, rate: rateOf(one), percent: percents?.[at] }))
}

function rateOf({ mentions, answers }: Pick<Share, 'mentions' | 'answers'>): number | undefined {
  return answers === 0 ? undefined : Math.round((100 * mentions) / answers)
}
