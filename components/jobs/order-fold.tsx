'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export type OrderFoldProps = {
  title: string
  lead: string
  /** What opens the form, a verb and its object. */
  action: string
  /** The form is shown from the first: there is nothing else yet, or it comes filled in. */
  isOpen: boolean
  /** The form. */
  children: ReactNode
}

/** The heading of a list with the form that adds to it: behind a button where there is a list to look at. */
export function OrderFold({ title, lead, action, isOpen, children }: OrderFoldProps) {
  const [open, setOpen] = useState(isOpen)
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          !isOpen && (
            <Button variant={open ? 'quiet' : 'primary'} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? 'Close' : action}
            </Button>
          )
        }
      />
      {open && children}
    </>
  )
}
