'use client'
import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { type Modal, ModalClose, ModalFrame } from './modal-frame.tsx'

export type OpenedSheetProps = Modal & {
  title: string
  /** Hides the title from sight, not from screen readers. */
  titleHidden?: boolean
  side?: 'left' | 'right'
  children: ReactNode
  footer?: ReactNode
  wide?: boolean
}

/** The sheet itself, loaded when it is first opened. */
export function OpenedSheet(props: OpenedSheetProps) {
  const { open, onOpenChange, opener, title, titleHidden, side = 'right', children, footer, wide } = props
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      opener={opener}
      described={false}
      keepsPlace
      className={classNames(
        'fixed inset-y-0 z-50 flex w-full animate-slide-in flex-col bg-sheet shadow-lift outline-none',
        side === 'left' ? 'left-0 border-r [--slide-from:-100%]' : 'right-0 border-l',
        wide ? 'max-w-3xl' : side === 'left' ? 'max-w-72' : 'max-w-md',
      )}
    >
      <header
        className={classNames(
          'flex items-center justify-between gap-3 px-5 py-3',
          titleHidden ? 'absolute top-0 right-0' : 'border-rule border-b',
        )}
      >
        <RadixDialog.Title className={titleHidden ? 'sr-only' : 'font-medium font-serif text-ink text-xl'}>
          {title}
        </RadixDialog.Title>
        <ModalClose />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-rule border-t px-5 py-3">
          {footer}
        </footer>
      )}
    </ModalFrame>
  )
}
