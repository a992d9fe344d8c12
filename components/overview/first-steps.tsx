'use client'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useTransition } from 'react'
import { useMe } from '#components/shell/me.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { classNames } from '#lib/class-names.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { recentArticles } from '#lib/queries/requests.ts'
import { firstSteps } from './first-steps-progress.ts'
import { useLocalRuns } from './use-started-here.ts'

export type FirstStepsProps = {
  /** Hides the steps for this agent in this browser, or shows them again. */
  setHidden: (hidden: boolean) => Promise<ActionResult>
  /** Whether the service tells what is set up; without it only this browser is asked. */
  told: boolean
}

/** Beside each other where that leaves no empty place in the last row. */
const columns: Readonly<Record<number, string>> = {
  3: 'md:max-xl:[&>:last-child]:col-span-2 xl:grid-cols-3',
  5: 'md:[&>:last-child]:col-span-2',
  6: 'xl:grid-cols-3',
}

/** The setup steps of a new workspace; each ticks itself, and the list disappears once all are done. */
export function FirstSteps({ setHidden, told }: FirstStepsProps) {
  const { data: status } = useQuery({ ...operationQuery('getStatus'), enabled: told })
  const { data: recent } = useQuery({ ...operationQuery('listArticles', recentArticles), enabled: told })
  const started = useLocalRuns(!told).filter(({ job }) => job.kind === 'article')
  const { me } = useMe()
  const [pending, startTransition] = useTransition()
  const steps = firstSteps({
    status,
    counts: recent?.counts,
    localRuns: started.map(({ view }) => view?.status),
    writer: me?.engines.writer,
  })
  const done = steps.filter((step) => step.done).length
  if (done === steps.length || (told && !status)) return null
  const next = steps.find((step) => !step.done)
  const show = async () => {
    const result = await setHidden(false)
    if (!result.ok) toast.failed("Couldn't show the first steps.", { description: result.problem.message })
  }
  const hide = () =>
    startTransition(async () => {
      const result = await setHidden(true)
      if (result.ok)
        toast.done('First steps hidden', { action: { label: 'Undo', onClick: () => void show() } })
      else toast.failed("Couldn't hide the first steps.", { description: result.problem.message })
    })
  // Who has published knows the way: only what is still open is worth a line.
  if (steps.some(({ id, done }) => id === 'publish' && done))
    return (
      <section aria-label="First steps" className="flex items-start rounded-lg border border-rule bg-sheet">
        <ul className="min-w-0 flex-1 divide-y divide-rule">
          {steps
            .filter((step) => !step.done)
            .map((step) => (
              <li key={step.id} className="flex items-center gap-4 py-2.5 pl-4">
                <p className="min-w-0 flex-1 text-ink-soft text-sm">
                  <span className="font-medium text-ink">{step.title}.</span> {step.text}
                </p>
                <LinkButton size="sm" href={step.href}>
                  {step.action}
                </LinkButton>
              </li>
            ))}
        </ul>
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label="Hide first steps"
          className="m-2.5"
          onClick={hide}
          pending={pending}
        >
          <X aria-hidden />
        </Button>
      </section>
    )
  return (
    <section aria-labelledby="first-steps" className="rounded-lg border border-rule bg-sheet">
      <header className="flex items-start justify-between gap-4 px-4 pt-4 pb-3 sm:px-5">
        <div>
          <h2 id="first-steps" className="font-medium font-serif text-ink text-xl">
            First steps
          </h2>
          <p className="text-ink-soft text-sm">
            {done} of {steps.length} done
          </p>
        </div>
        <Button variant="quiet" size="sm" onClick={hide} pending={pending}>
          <X aria-hidden /> Hide
        </Button>
      </header>
      {/* The rules between the cells are the ground that shows through the gaps. */}
      <ol
        className={classNames(
          'grid gap-px overflow-hidden rounded-b-lg border-rule border-t bg-rule md:grid-cols-2',
          columns[steps.length],
        )}
      >
        {steps.map((step, at) => (
          <li key={step.id} className="flex gap-3 bg-sheet px-4 py-4 sm:px-5">
            <span
              aria-hidden
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full border font-serif text-sm',
                step.done
                  ? 'border-good bg-good-wash text-good'
                  : step.waitsFor
                    ? 'border-rule text-ink-faint'
                    : 'border-rule-strong text-ink-soft',
              )}
            >
              {step.done ? <Check className="size-3.5" /> : at + 1}
            </span>
            <div className="grid min-w-0 flex-1 content-start gap-1">
              <h3
                className={classNames(
                  'font-medium text-sm',
                  step.done || step.waitsFor ? 'text-ink-faint' : 'text-ink',
                )}
              >
                {step.title}
                {step.done && <span className="sr-only"> (done)</span>}
                {step.isOptional && !step.done && (
                  <span className="font-normal text-ink-faint"> (optional)</span>
                )}
              </h3>
              <p className="wrap-anywhere text-ink-faint text-xs">{step.text}</p>
            </div>
            {step.waitsFor && !step.done && (
              <span className="shrink-0 pt-0.5 text-ink-faint text-xs">
                after step {steps.findIndex(({ id }) => id === step.waitsFor) + 1}
              </span>
            )}
            {!step.done && !step.waitsFor && (
              <LinkButton
                size="sm"
                href={step.href}
                variant={step === next ? 'primary' : 'secondary'}
                className="shrink-0"
              >
                {step.action}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
