'use client'
import { useState } from 'react'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import type { CreditPackage } from '#contract/credits.ts'
import { formatNumber, formatUsd } from '#lib/format-number.ts'
import { shellWord } from '#lib/shell-word.ts'

export type PackagesPanelProps = {
  packages: readonly CreditPackage[]
  /** The account that receives the credits; the operator is notified. */
  email: string | undefined
}

/** What credits cost, and how one gets them: money stays outside, an operator grants what was paid for. */
export function PackagesPanel({ packages, email }: PackagesPanelProps) {
  const [chosen, setChosen] = useState(String(packages[0]?.credits ?? ''))
  return (
    <Panel title="Get credits">
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
        <p className="text-ink-soft text-sm">
          Contact your operator. After payment, they run this command to add the credits.
        </p>
        <CodeBlock
          what="command for the operator"
          title="For the operator"
          code={`npm run credits:grant -- ${email ? shellWord(email) : 'EMAIL'} ${chosen}`}
          wrap
        />
      </div>
    </Panel>
  )
}
