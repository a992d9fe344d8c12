import { type Client, type EstimateBody, estimate, type Output } from '../client/src/index.ts'
import { agree } from './agree.ts'
import type { Terminal } from './terminal.ts'
import { TooFewCreditsError, UnfinishedError } from './usage-error.ts'

/** `1 credit`, `48 credits`. */
export function creditsOf(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`
}

/** What a call costs, and what is left of the balance or missing in it. */
export function priceWords(price: Output<'estimate'>, more = ''): string {
  const {
    credits_required: required,
    credits_expected: expected = 0,
    balance_after: left,
    topup,
    held = 0,
    feasible,
  } = price
  if (!feasible && left >= 0)
    return `Price: at most ${creditsOf(required)}; as things are, nothing would be charged.`
  const about = expected > 0 && expected < required ? `, probably ${expected}` : ''
  if (left >= 0) return `Price: at most ${creditsOf(required)}${about}; ${left} will be left.`
  const few = `It costs at most ${creditsOf(required)} and you have ${required + left}: ${creditsOf(-left)} too few.`
  const wait =
    held >= -left &&
    `${creditsOf(held)} ${held === 1 ? 'is' : 'are'} reserved by running jobs: what they do not use comes back when they end.`
  return [few + more, wait, topup && `To add credits: ${topup.topup_url}`].filter(Boolean).join('\n')
}

/**
 * Shows the price of a call and asks whether to make it; with `yes` it does not ask.
 * @throws {TooFewCreditsError} where the balance does not cover it
 * @throws {UnfinishedError} with `yes`, for a call that is known not to give what it is for: nobody has agreed to that
 * @throws {UsageError} when the answer is no
 */
export async function agreeOnPrice(
  terminal: Terminal,
  client: Client,
  call: EstimateBody,
  { question, yes = false }: { question: string; yes?: boolean | undefined },
): Promise<void> {
  const price = await estimate(client, { body: call })
  if (price.balance_after < 0) throw new TooFewCreditsError(priceWords(price, ' Nothing was started.'), price)
  if (yes && !price.feasible) throw new UnfinishedError(notStartedWords(price.notes ?? []))
  terminal.note(priceWords(price))
  for (const note of price.notes ?? []) terminal.note(note)
  await agree(terminal, question, { yes, otherwise: nothingStarted })
}

const nothingStarted = 'Nothing was started and nothing was charged.'

function notStartedWords(why: readonly string[]): string {
  return [...why, `${nothingStarted} To start it all the same, leave --yes out and answer y.`].join('\n')
}
