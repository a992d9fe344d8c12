'use client'
import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '#lib/class-names.ts'
import { buttonStyles } from './button-styles.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

export type OpenedDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  opener: RefObject<HTMLElement | null>
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, right-aligned; put the one that acts last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-2xl', xl: 'max-w-5xl' }

/** The dialog itself, loaded when it is first opened. */
export function OpenedDialog(props: OpenedDialogProps) {
  const { open, onOpenChange, opener, title, description, children, footer, size = 'md' } = props
  const returnFocus = useReturnedFocus(open, opener)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-appear bg-shade" />
        <RadixDialog.Content
          onCloseAutoFocus={returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-x-3 top-[max(1rem,8vh)] z-50 mx-auto flex max-h-[84vh] animate-appear flex-col rounded-lg',
            'border border-rule bg-sheet shadow-lift outline-none',
            widths[size],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
            <div>
              <RadixDialog.Title className="font-medium font-serif text-ink text-xl">
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description asChild>
                  <div className="mt-1 text-ink-soft text-sm">{description}</div>
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className={buttonStyles({ variant: 'quiet', size: 'sm', square: true, className: '-mr-2' })}
            >
              <X aria-hidden />
            </RadixDialog.Close>
          </header>
          {children && <div className="min-h-0 overflow-y-auto px-5 py-2">{children}</div>}
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2 px-5 pt-3 pb-4">{footer}</footer>
          ) : (
            <div className="pb-3" />
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
