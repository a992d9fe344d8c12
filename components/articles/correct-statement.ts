import type { ArticleClaim } from '#contract/drafts.ts'
import { type Instead, numbersIn } from './claim-difference.ts'
import { findClaims } from './claim-ranges.ts'
import { isInBody } from './claim-verdict.ts'
import type { DraftText } from './draft-text.ts'

/** The member of a draft that a statement stands in. */
export function memberOf(claim: ArticleClaim): 'title' | 'description' | 'markdown' {
  if (isInBody(claim)) return 'markdown'
  return claim.place === 'title' ? 'title' : 'description'
}

/** Whether a statement still stands where it was checked. */
export function stillSaid(text: DraftText, claim: ArticleClaim): boolean {
  return findClaims([text[memberOf(claim)]], [claim]).length > 0
}

/**
 * A draft with one number of a statement replaced by that of its source. Undefined unless the statement stands there once,
 * with that number once in it: nothing else is ever changed.
 */
export function correctStatement(
  text: DraftText,
  claim: ArticleClaim,
  { said, source }: Instead,
): Partial<DraftText> | undefined {
  const member = memberOf(claim)
  const whole = text[member]
  const [range, another] = findClaims([whole], [claim])
  if (!range || another) return undefined
  const [old] = numbersIn(said)
  const found = numbersIn(whole.slice(range.start, range.end)).filter(({ value }) => value === old?.value)
  const [place] = found
  if (!place || found.length > 1) return undefined
  const start = range.start + place.start
  return { [member]: whole.slice(0, start) + source + whole.slice(range.start + place.end) }
}

/** Points and commas mean different things in different languages: a number with one is only taken over within one language. */
export function isReadAlike({ source }: Instead, languages: readonly (string | undefined)[]): boolean {
  if (!/[.,]/.test(source)) return true
  const [one, other] = languages.map((tag) => tag?.split('-')[0]?.toLowerCase())
  return one !== undefined && one === other
}
