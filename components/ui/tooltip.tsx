'use client'
import * as RadixTooltip from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

export type TooltipProps = {
  content: ReactNode
  /** One element that takes focus and a ref, for example a Button. */
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** More about what is pointed at or focused; never the only place where something needed is said. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={350}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 animate-appear rounded-md bg-primary px-2.5 py-1.5 text-on-primary text-xs shadow-lift"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
