import { type MissingCredits, ServiceError } from '../core/errors.ts'

/** The refusal of a call that the balance does not cover. */
export function insufficientCredits(missing: MissingCredits): ServiceError {
  return new ServiceError({ kind: 'insufficient_credits', missing }, words(missing))
}

/** The same refusal, with what would probably be charged in the end; of another error nothing. */
export function withExpectedCredits(error: ServiceError, expected: number | undefined): ServiceError {
  const { problem } = error
  if (problem.kind !== 'insufficient_credits' || expected === undefined) return error
  return insufficientCredits({ ...problem.missing, creditsExpected: expected })
}

function words(missing: MissingCredits): string {
  const { creditsRequired: credits, available, held, runningJobs } = missing
  const price = priceWords(missing)
  // Credits that may come back by themselves are waited for before others are bought.
  if (available + held < credits || runningJobs === 0)
    return `${price}. You have ${available} and need ${credits - available} more.`
  const running =
    runningJobs === 1 ? '1 running job; what it does' : `${runningJobs} running jobs; what they do`
  return `${price}. You have ${available}. ${held} ${held === 1 ? 'credit is' : 'credits are'} reserved by ${running} not use comes back: wait for that, or add credits.`
}

/** What has to be held is no price where less is expected to be charged. */
function priceWords({ creditsRequired: credits, creditsExpected: expected }: MissingCredits): string {
  if (expected === undefined || expected >= credits) return `This costs ${credits} credits`
  const most = `This call has to hold up to ${credits} credits`
  return expected === 0
    ? `${most}, though probably nothing will be charged`
    : `${most}, of which about ${expected} will probably be charged`
}
