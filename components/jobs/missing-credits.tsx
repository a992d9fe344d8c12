import { useMe } from '#components/shell/me.tsx'
import type { Estimate } from '#contract/credits.ts'
import { recommendedPackage } from '#contract/recommended-package.ts'
import type { Problem } from '#lib/action-result.ts'
import { PaymentRequiredPanel } from './payment-required-panel.tsx'
import { RefusedPayment } from './refused-payment.tsx'

/** What is short of the price, or what the last try was refused for. */
export function MissingCredits(props: {
  missing: number
  price: Estimate | undefined
  expected: number | undefined
  balance: number
  refused: Problem | undefined
}) {
  const { missing, price, expected, balance, refused } = props
  const { me } = useMe()
  if (missing === 0 || !price)
    return (
      refused?.kind === 'payment_required' && (
        <RefusedPayment problem={refused} availableCredits={me?.tenant_balance.credits} />
      )
    )
  const offer = me && recommendedPackage(me.packages, missing)
  return (
    <PaymentRequiredPanel
      requiredCredits={price.credits_required}
      expectedCredits={expected}
      availableCredits={balance}
      heldCredits={price.held}
      package={offer && { credits: offer.credits, priceUsd: offer.price_usd }}
      topupUrl={me?.topup_url}
    />
  )
}
