import { findAmounts } from './find-frequencies.ts'
import type { Finding } from './finding.ts'
import type { Asked } from './rate-answer.ts'
import { isDistance } from './wanted-amounts.ts'

/** The amounts of a statement that its question asks for, as its sentences write them. */
export function askedAmounts({ sentences }: Finding, asked: Asked): string[] {
  if (asked.type !== 'amount' || !(asked.isKindKnown || asked.isHowOften)) return []
  return sentences.flatMap(({ text, lexicon }) =>
    findAmounts(text, lexicon)
      .filter((one) =>
        asked.isHowOften
          ? isTime.test(one.unit) || isDistance(one.unit, text.slice(one.at))
          : asked.isWanted(one, text),
      )
      .map((one) => one.text),
  )
}

const isTime = /^(?:second|month)$/u
