import { Badge } from '#components/ui/badge.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { adviceStep } from '#contract/advice-step.ts'
import type { Me } from '#contract/agents.ts'
import type { ResultAdvice } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { adviceLabel, isFix, stepCost } from './result-words.ts'

/** What to do more of and what to fix: two panels, or one where there is nothing to say of the other. */
export function AdvicePanels({ advice, prices }: { advice: readonly ResultAdvice[]; prices: Me['prices'] }) {
  const [fixes, more] = [advice.filter(isFix), advice.filter((one) => !isFix(one))]
  if (advice.length === 0)
    return (
      <p className="rounded-lg border border-rule border-dashed px-4 py-3 text-ink-soft text-sm">
        Nothing stands out and nothing needs fixing. Articles appear here as they grow or fall.
      </p>
    )
  return (
    <div className={classNames('grid gap-5', fixes.length > 0 && more.length > 0 && 'xl:grid-cols-2')}>
      <AdvicePanel title="Do more of" advice={more} prices={prices} />
      <AdvicePanel title="Fix" advice={fixes} prices={prices} />
    </div>
  )
}

type AdvicePanelProps = {
  title: string
  advice: readonly ResultAdvice[]
  /** Empty where they are not told. */
  prices: Me['prices']
}

/** Why, with the numbers, and one button each. */
export function AdvicePanel({ title, advice, prices }: AdvicePanelProps) {
  if (advice.length === 0) return null
  return (
    <Panel flush title={title}>
      <ul className="divide-y divide-rule">
        {advice.map((one) => (
          <AdviceRow key={`${one.page} ${one.kind}`} advice={one} prices={prices} />
        ))}
      </ul>
    </Panel>
  )
}

export type AdviceRowProps = {
  advice: ResultAdvice
  prices: Me['prices']
  /** Where the page is the advised article's own, its title goes without saying. */
  isOnPage?: boolean
}

/** One advice with its step and what that costs. */
export function AdviceRow({ advice, prices, isOnPage = false }: AdviceRowProps) {
  const step = adviceStep(advice)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          {!isOnPage && <span className="wrap-anywhere font-serif text-ink">{advice.title}</span>}
          <Badge>{adviceLabel(advice.kind)}</Badge>
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">{advice.reason}</p>
      </div>
      {step && (
        <span
          className={
            // Beside its reason; in the narrow column of an article it is below.
            isOnPage ? 'flex flex-wrap items-center gap-x-3' : 'grid gap-0.5 sm:justify-items-end'
          }
        >
          <LinkButton size="sm" href={step.path}>
            {step.label}
          </LinkButton>
          <span className="text-ink-faint text-xs">{stepCost(advice.action, prices)}</span>
        </span>
      )}
    </li>
  )
}
