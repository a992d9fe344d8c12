'use client'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export type OrderFoldProps = {
  title: string
  lead: string
  /** What opens the form, a verb and its object; the form has it as its heading. */
  action: string
  /** The form is shown from the first: there is nothing else yet, or it comes filled in. */
  isOpen: boolean
  /** The form. */
  children: ReactNode
}

/** The heading of a list with the form that adds to it: behind a button where there is a list to look at. */
export function OrderFold({ title, lead, action, isOpen, children }: OrderFoldProps) {
  const [open, setOpen] = useState(isOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  // Each button goes when it is pressed: the other one takes the focus.
  const turn = (next: boolean) => {
    flushSync(() => setOpen(next))
    ;(next ? closer : opener).current?.focus()
  }
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          !open && (
            <Button ref={opener} variant="primary" aria-expanded={false} onClick={() => turn(true)}>
              {action}
            </Button>
          )
        }
      />
      {open &&
        (isOpen ? (
          children
        ) : (
          <section aria-label={action}>
            <header className="flex items-center justify-between gap-3 pb-2">
              <h2 className="font-medium font-serif text-ink text-xl">{action}</h2>
              <Button
                ref={closer}
                variant="quiet"
                size="sm"
                square
                aria-label="Close"
                onClick={() => turn(false)}
              >
                <X aria-hidden />
              </Button>
            </header>
            {children}
          </section>
        ))}
    </>
  )
}
