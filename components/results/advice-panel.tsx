import { Badge } from '#components/ui/badge.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { ResultAdvice } from '#contract/results.ts'
import { adviceLabel, adviceStep } from './result-words.ts'

export type AdvicePanelProps = { title: string; none: string; advice: readonly ResultAdvice[] }

/** What to do about articles: why, with the numbers, and one button each. */
export function AdvicePanel({ title, none, advice }: AdvicePanelProps) {
  return (
    <Panel flush title={title}>
      {advice.length === 0 ? (
        <p className="px-4 py-7 text-center text-ink-faint text-sm">{none}</p>
      ) : (
        <ul className="divide-y divide-rule">
          {advice.map((one) => (
            <Advice key={`${one.page} ${one.kind}`} advice={one} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Advice({ advice }: { advice: ResultAdvice }) {
  const step = adviceStep(advice)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium text-ink text-sm">{advice.title}</span>
          <Badge>{adviceLabel(advice.kind)}</Badge>
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">{advice.reason}</p>
      </div>
      {step && (
        <LinkButton size="sm" href={step.href}>
          {step.label}
        </LinkButton>
      )}
    </li>
  )
}
