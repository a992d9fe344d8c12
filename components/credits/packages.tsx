'use client'
import { useState } from 'react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import type { CreditPackage } from '#contract/credits.ts'
import { formatNumber, formatUsd } from '#lib/format-number.ts'
import { shellWord } from '#lib/shell-word.ts'

export type PackagesProps = {
  packages: readonly CreditPackage[]
  /** The account that receives the credits; the operator is notified. */
  email: string | undefined
  /** Where they are sold; without it the operator is asked. */
  checkout: string | undefined
}

/** What credits cost, and how one gets them: money stays outside, an operator grants what was paid for. */
export function Packages({ packages, email, checkout }: PackagesProps) {
  const account = email ?? 'our workspace'
  const [chosen, setChosen] = useState(String(packages[0]?.credits ?? ''))
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend="Package"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={packages.map(({ credits, price_usd }) => ({
          value: String(credits),
          label: `${formatNumber(credits)} credits`,
          hint: `${formatUsd(Math.round((price_usd / credits) * 10_000) / 100)} per 100`,
          aside: formatUsd(price_usd),
        }))}
      />
      {checkout ? (
        <p>
          <a href={checkout} className={buttonStyles({ variant: 'primary' })}>
            Get {formatNumber(Number(chosen))} credits
          </a>
        </p>
      ) : (
        <>
          <p className="text-ink-soft text-sm">
            Your operator adds credits. Copy a message that tells them what to add, and how.
          </p>
          <p>
            <CopyButton
              value={`Please add ${formatNumber(Number(chosen))} credits to ${account}:\nnpm run credits:grant -- ${email ? shellWord(email) : 'EMAIL'} ${chosen}`}
              what="message to the operator"
              label="Copy message to the operator"
            />
          </p>
        </>
      )}
    </div>
  )
}
