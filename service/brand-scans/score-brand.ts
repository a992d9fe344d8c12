import type { BrandScanAnswer, BrandScoreTerm } from '#contract/brand-scans.ts'
import { mean } from './mean.ts'
import { sentimentValue } from './sentiment-value.ts'

export type BrandScore = {
  /** 0 to 100 with one decimal; null where no term has data. */
  score: number | null
  terms: BrandScoreTerm[]
}

export const scoreFormula =
  '100 × (0.5 × mention rate + 0.2 × mean of 1/rank when mentioned + 0.2 × sentiment (1, 0.5 or 0) + 0.1 × citation rate), over all answers. Factors without data are excluded and the other weights scaled up to 1.'

type Term = { id: string; label: string; weight: number; values: number[]; detail: string }

/**
 * The score of the answers that were given, term by term. Mention and rank look only at answers to questions that do not
 * say the name. Invariant: the applied weights of the terms with data sum to 1, and without any there is no score.
 */
export function scoreBrand(answers: readonly BrandScanAnswer[]): BrandScore {
  const terms = termsOf(answers.filter(({ answer }) => answer !== undefined))
  const totalWeight = terms.reduce((sum, { values, weight }) => sum + (values.length > 0 ? weight : 0), 0)
  let exact = 0
  const told = terms.map(({ id, label, weight, values, detail }): BrandScoreTerm => {
    const value = mean(values)
    const common = { id, label, weight, n: values.length, detail }
    if (value === undefined) return common
    const appliedWeight = weight / totalWeight
    exact += 100 * appliedWeight * value
    return {
      ...common,
      value: rounded(value, 4),
      applied_weight: rounded(appliedWeight, 4),
      points: rounded(100 * appliedWeight * value, 1),
    }
  })
  return { score: totalWeight === 0 ? null : Math.min(100, Math.max(0, rounded(exact, 1))), terms: told }
}

function termsOf(answered: readonly BrandScanAnswer[]): Term[] {
  const unprompted = answered.filter(({ names_brand }) => !names_brand)
  const named = unprompted.filter(({ mentioned }) => mentioned)
  const ranks = named.flatMap(({ rank }) => rank ?? [])
  const sentiments = answered.flatMap(({ mentioned, sentiment }) =>
    mentioned && sentiment ? [sentiment] : [],
  )
  // Where only the question names the brand, a cited page of its own is no visibility of it.
  const isJudged = unprompted.length > 0 || answered.some(({ mentioned }) => mentioned)
  const withSources = isJudged ? answered.flatMap(({ cited }) => cited ?? []) : []
  const cited = withSources.filter((own) => own).length
  const count = (word: string) => sentiments.filter((one) => one === word).length
  return [
    {
      id: 'mention',
      label: 'Mention rate',
      weight: 0.5,
      values: unprompted.map(({ mentioned }) => (mentioned ? 1 : 0)),
      detail:
        unprompted.length === 0
          ? 'No answers to questions without the name.'
          : `Mentioned in ${named.length} of ${unprompted.length} answers to questions without the name.`,
    },
    {
      id: 'rank',
      label: 'Rank',
      weight: 0.2,
      values: ranks.map((rank) => 1 / rank),
      detail:
        ranks.length === 0
          ? 'No list mentions the brand.'
          : `First in ${ranks.filter((rank) => rank === 1).length} of ${ranks.length} ${ranks.length === 1 ? 'list' : 'lists'}.`,
    },
    {
      id: 'sentiment',
      label: 'Sentiment',
      weight: 0.2,
      values: sentiments.map(sentimentValue),
      detail:
        sentiments.length === 0
          ? 'No answer describes the brand.'
          : `${count('positive')} positive, ${count('neutral')} neutral, ${count('negative')} negative.`,
    },
    {
      id: 'citation',
      label: 'Citation rate',
      weight: 0.1,
      values: withSources.map((own) => (own ? 1 : 0)),
      detail: !isJudged
        ? 'No answer names the brand.'
        : withSources.length === 0
          ? 'No answer cites web pages.'
          : `A page of the brand is cited in ${cited} of ${withSources.length} answers that cite web pages.`,
    },
  ]
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
