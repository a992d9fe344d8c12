import type { FormEventHandler, ReactNode } from 'react'
import { pricedForm } from '#components/ui/form-page.tsx'
import type { Problem } from '#lib/action-result.ts'
import { classNames } from '#lib/class-names.ts'
import { ProblemNotice } from './problem-notice.tsx'

export type PricedFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>
  /** What it is about, above the fields. On narrow screens the forecast follows it. */
  subject?: ReactNode
  /** The fields, one below the other. */
  children: ReactNode
  /** What comes of it, shown below the fields. */
  example?: ReactNode
  /** A better way than this order, in a card of its own above the one with the price. */
  above?: ReactNode
  /** The lesser of two ways: its card stands back behind the one above. */
  isSmaller?: boolean
  /** What is ordered, where there is more than one thing to do; above the price. */
  intro?: ReactNode
  /** The button with its price. */
  submit: ReactNode
  /** What the last try ended in; a price that cannot be paid is said by the button itself. */
  problem?: Problem | undefined
  /** Below the button: what the price is made of, and what one gets for it. */
  notes?: ReactNode
  /** Whether what was typed is kept, and the way to forget it. */
  draft: ReactNode
  /** Below the card of the price. */
  forecast?: ReactNode
}

/**
 * Every form that creates something: its fields in one width, and beside them a card with the price and the button, which
 * stays in view. On narrow screens the notes follow the fields, and price and button stay at the bottom of the window, in
 * one line.
 */
export function PricedForm(props: PricedFormProps) {
  const {
    onSubmit,
    subject,
    children,
    example,
    above,
    isSmaller = false,
    intro,
    submit,
    problem,
    notes,
    draft,
    forecast,
  } = props
  return (
    <form onSubmit={onSubmit} noValidate className={pricedForm}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 max-lg:contents">
        {subject && <div className="max-lg:-order-2">{subject}</div>}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
        {example && <div className="max-lg:order-1">{example}</div>}
      </div>
      <aside className="gap-4 max-lg:contents lg:sticky lg:top-7 lg:flex lg:max-h-[calc(100dvh-3.5rem)] lg:flex-col lg:self-start">
        {above && <div className="grid gap-3 rounded-lg border border-rule bg-sheet p-4">{above}</div>}
        <div
          className={classNames(
            'grid gap-3 max-lg:contents lg:rounded-lg lg:border lg:border-rule lg:p-4',
            !isSmaller && 'lg:bg-sheet',
          )}
        >
          {intro && <div className="grid gap-1">{intro}</div>}
          <div
            data-bottom-bar
            className="z-10 grid gap-3 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:border-rule max-lg:border-t max-lg:bg-paper max-lg:py-3"
          >
            {submit}
            {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
          </div>
          {notes && (
            <div className="grid gap-3 text-ink-soft text-sm lg:border-rule lg:border-t lg:pt-3">{notes}</div>
          )}
          {draft}
        </div>
        {subject ? <div className="max-lg:-order-1 lg:contents">{forecast}</div> : forecast}
      </aside>
    </form>
  )
}
