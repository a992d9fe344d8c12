'use client'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { toastsArrived } from './toast.ts'

/** Where toasts appear, loaded with the first of them. */
export function ShownToasts() {
  useEffect(() => toastsArrived(toast), [])
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
          // A name of two hundred letters would make a wall of a toast.
          description: 'line-clamp-3 text-xs opacity-80',
          actionButton: 'ml-auto shrink-0 rounded-sm px-2 py-1 font-medium underline underline-offset-3',
          icon: 'shrink-0 [&_svg]:size-4',
        },
      }}
    />
  )
}
