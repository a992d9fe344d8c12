'use client'
import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { type Modal, ModalClose, ModalFrame } from './modal-frame.tsx'

export type OpenedDialogProps = Modal & {
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
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      opener={opener}
      described={Boolean(description)}
      className={classNames(
        'fixed inset-x-3 z-50 mx-auto flex animate-appear flex-col rounded-lg',
        // A question is short: it stands where the eye is, a form begins higher to have room.
        size === 'sm' ? 'top-[max(1rem,20vh)] max-h-[72vh]' : 'top-[max(1rem,8vh)] max-h-[84vh]',
        'border border-rule bg-sheet shadow-lift outline-none',
        widths[size],
      )}
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
        <div>
          <RadixDialog.Title className="font-medium font-serif text-ink text-xl">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description asChild>
              <div className="mt-1 text-ink-soft text-sm">{description}</div>
            </RadixDialog.Description>
          )}
        </div>
        <ModalClose />
      </header>
      {children && <div className="min-h-0 overflow-y-auto px-5 py-2">{children}</div>}
      {footer ? (
        <footer className="flex flex-wrap justify-end gap-2 px-5 pt-3 pb-4">{footer}</footer>
      ) : (
        <div className="pb-3" />
      )}
    </ModalFrame>
  )
}
