'use client'
import { Toaster as Sonner } from 'sonner'

/** Where toasts appear; once, in the root layout. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      closeButton={false}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-2.5 rounded-md bg-primary px-3.5 py-2.5 text-on-primary text-sm shadow-lift font-sans',
          title: 'font-medium',
          description: 'text-xs opacity-80',
          actionButton: 'ml-auto shrink-0 rounded-sm px-2 py-1 font-medium underline underline-offset-3',
          icon: 'shrink-0 [&_svg]:size-4',
        },
      }}
    />
  )
}
