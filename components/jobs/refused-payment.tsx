import type { Problem } from '#lib/action-result.ts'
import { PaymentRequiredPanel } from './payment-required-panel.tsx'

export type RefusedPaymentProps = {
  problem: Extract<Problem, { kind: 'payment_required' }>
  /** What can be spent now, where the refusal does not say. */
  availableCredits?: number | undefined
}

/** A call that was refused for lack of credits, in the words and with the offer of the answer. */
export function RefusedPayment({ problem, availableCredits }: RefusedPaymentProps) {
  const { topup, creditsRequired, creditsExpected, balance, held } = problem
  return (
    <PaymentRequiredPanel
      requiredCredits={creditsRequired}
      expectedCredits={creditsExpected}
      availableCredits={balance ?? availableCredits}
      heldCredits={held}
      package={{
        credits: topup.recommended_package_credits,
        priceUsd: topup.recommended_package_price_usd,
      }}
      topupUrl={topup.topup_url}
    />
  )
}
