import { type Client, type EstimateBody, estimate } from '../client/src/index.ts'
import type { Terminal } from './terminal.ts'
import { TooFewCreditsError, UsageError } from './usage-error.ts'

/** `1 credit`, `48 credits`. */
export function creditsOf(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`
}

/**
 * Shows the price of a call and asks whether to make it; with `yes` it does not ask.
 * @throws {TooFewCreditsError} where the balance does not cover it
 * @throws {UsageError} when the answer is no
 */
export async function agreeOnPrice(
  terminal: Terminal,
  client: Client,
  call: EstimateBody,
  { question, yes = false }: { question: string; yes?: boolean | undefined },
): Promise<void> {
  const price = await estimate(client, { body: call })
  const { credits_required: required, balance_after: left } = price
  if (left < 0) {
    const lines = [
      `It costs at most ${creditsOf(required)} and you have ${required + left}: ${creditsOf(-left)} too few. Nothing was started.`,
      price.topup && `To add credits: ${price.topup.topup_url}`,
    ]
    throw new TooFewCreditsError(lines.filter(Boolean).join('\n'))
  }
  terminal.note(`Price: at most ${creditsOf(required)}; ${left} will be left.`)
  for (const note of price.notes ?? []) terminal.note(note)
  if (!yes && !/^y(es)?$/i.test(await terminal.ask(`${question} (y/n)`))) {
    throw new UsageError('Nothing was started and nothing was charged. Say yes, or give --yes.')
  }
}
