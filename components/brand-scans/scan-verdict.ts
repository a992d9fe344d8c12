import type { BrandScan } from '#contract/brand-scans.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import type { Share } from './share-of.ts'

const maxNamed = 3

/** How a brand stands in answers that did not ask for it, in a sentence or two; undefined where none was counted. */
export function scanVerdict(shares: readonly Share[]): string | undefined {
  const [own, ...rivals] = shares
  if (!own || own.answers === 0) return undefined
  const { name, mentions, answers } = own
  const named = rivals.filter((rival) => rival.mentions > 0)
  // By rate: a competitor that a question names is counted in fewer answers.
  const ahead = named.filter(({ rate = 0 }) => rate > (own.rate ?? 0))
  const counted = `${formatNumber(mentions)} of ${formatCount(answers, 'answer')} to questions without its name`
  if (mentions === 0) {
    const instead = named.length > 0 ? ` ${listed(named)} named instead.` : ''
    return `No answer names ${name} unless the question does.${instead}`
  }
  if (ahead.length > 0) return `${name} is named in ${counted}. ${listed(ahead)} named more often.`
  if (named.length > 0) return `${name} is named in ${counted}, at least as often as any competitor.`
  return `${name} is named in ${counted}.`
}

/** Why a finished scan has no score, from what it says of its answers: how many there are, and how many could show anything. */
export function whyNoScore({ results = [] }: Pick<BrandScan, 'results'>): string {
  const answers = results
    .flatMap((result) => result.answers ?? [])
    .filter(({ answer }) => answer !== undefined)
  if (answers.length === 0) return 'No answer engine answered, so there is nothing to measure.'
  const why = answers.every(({ names_brand }) => names_brand)
    ? 'Every question contains the name, so no answer can show whether the brand comes up by itself.'
    : 'The answers contain nothing to measure.'
  const known = answers.filter(({ mentioned }) => mentioned).length
  return `${why} ${knownWords(known, answers.length)}`
}

function knownWords(known: number, answers: number): string {
  if (known === 0)
    return answers === 1
      ? "The only answer doesn't know it."
      : `None of the ${formatNumber(answers)} answers knows it.`
  return `${known} of ${formatCount(answers, 'answer')} ${known === 1 ? 'knows' : 'know'} it.`
}

function listed(rivals: readonly Share[]): string {
  const names = rivals.slice(0, maxNamed).map(({ name }) => name)
  const list = new Intl.ListFormat('en').format(names)
  return `${list} ${names.length === 1 ? 'is' : 'are'}`
}
