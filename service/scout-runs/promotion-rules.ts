import type { PromotionVerdict } from '#contract/scout-results.ts'
import type { ForumRule } from '../engines/community/community.ts'
import { shorten } from '../text/shorten.ts'

export type Promotion = { verdict: PromotionVerdict; rules: ForumRule[] }

const speaksOfIt =
  /\b(?:self[- ]?promo\w*|promot(?:e|es|ed|ing|ions?|ional)|advert\w*|\bads?\b|spam\w*|market(?:ing|ers?)|affiliate\w*|referr?al\w*|soliciting|solicitation|sales? pitch\w*|commercial)\b/i
const exceptions =
  /\b(?:unless|except|only|may|allowed (?:in|on|if|with)|permission|permitted|approv\w+|ask (?:the )?mod\w*|mod approval|(?:weekly|monthly|daily|dedicated|pinned) (?:thread|post)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+ ?%|9:1|10:1|flair|limit\w*|excessive)\b/i
const refusal =
  /\b(?:no|not|never|don[’']t|do not|prohibited|banned|forbidden|without|zero|removed|disallowed)\b/i
const maxRuleLength = 600

/**
 * What a forum says about promotion, by those of its rules that speak of it. An exception makes it `restricted`; a rule
 * that speaks of it without a word of refusal is a restriction, too.
 */
export function readPromotion(rules: readonly ForumRule[]): Promotion {
  const telling = rules.filter(({ title, text }) => speaksOfIt.test(`${title} ${text}`))
  if (telling.length === 0) return { verdict: 'not_mentioned', rules: [] }
  const forbids = telling.some(({ title, text }) => {
    const whole = `${title} ${text}`
    return refusal.test(whole) && !exceptions.test(whole)
  })
  const makesExceptions = telling.some(({ title, text }) => exceptions.test(`${title} ${text}`))
  return {
    verdict: forbids && !makesExceptions ? 'forbidden' : 'restricted',
    rules: telling.map(({ title, text }) => ({
      title,
      text: shorten(text, maxRuleLength),
    })),
  }
}

export const promotionNotRead: Promotion = { verdict: 'not_read', rules: [] }
