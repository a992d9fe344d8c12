import { buttonStyles } from '#components/ui/button-styles.ts'
import { formatCount, formatCredits, formatNumber, formatUsd } from '#lib/format-number.ts'

export type PaymentRequiredPanelProps = {
  requiredCredits: number
  /** What will probably be charged of it, where that is known. */
  expectedCredits?: number | undefined
  /** What can be spent now, where it is known. */
  availableCredits?: number | undefined
  /** What running jobs have reserved, where it is known. */
  heldCredits?: number | undefined
  package?: { credits: number; priceUsd: number }
  /** Where credits are bought. Untrusted: only http and https addresses become a link. */
  topupUrl?: string
}

/** Too few credits: how many are missing, whether they may come back by themselves, and the package that covers it. */
export function PaymentRequiredPanel(props: PaymentRequiredPanelProps) {
  const {
    requiredCredits,
    expectedCredits,
    availableCredits,
    heldCredits = 0,
    package: offer,
    topupUrl,
  } = props
  const missing = availableCredits === undefined ? undefined : requiredCredits - availableCredits
  const mayComeBack = missing !== undefined && missing > 0 && missing <= heldCredits
  const href = topupUrl && /^(https?:\/\/|\/(?!\/))/.test(topupUrl) ? topupUrl : '/credits'
  return (
    <section
      role="alert"
      aria-label="Not enough credits"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-wash px-3.5 py-3 text-sm"
    >
      <div className="min-w-0">
        <p className="font-medium text-ink">
          {mayComeBack
            ? `${formatCount(heldCredits, 'credit', 'credits')} reserved by running jobs`
            : missing !== undefined && missing > 0
              ? `You need ${formatCount(missing, 'more credit', 'more credits')}`
              : 'Not enough credits'}
        </p>
        <p className="text-ink-soft">
          {mayComeBack && "What they don't use comes back when they end. "}
          {priceWords(requiredCredits, expectedCredits)}
          {availableCredits !== undefined && `. You have ${formatCredits(Math.max(0, availableCredits))}`}.
        </p>
      </div>
      <a href={href} className={buttonStyles({ variant: mayComeBack ? 'secondary' : 'primary' })}>
        {offer ? `Get ${formatNumber(offer.credits)} for ${formatUsd(offer.priceUsd)}` : 'Get credits'}
      </a>
    </section>
  )
}

/** What is reserved is no price where less is expected to be charged. */
function priceWords(required: number, expected = required): string {
  if (expected >= required) return `This costs ${formatCredits(required)}`
  const most = `This reserves up to ${formatCredits(required)}`
  return expected === 0
    ? `${most}, and probably nothing is charged`
    : `${most}, about ${formatNumber(expected)} expected`
}
