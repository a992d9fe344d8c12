'use client'
import * as Menu from 'radix-ui/dropdown-menu'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { MenuPartsProvider } from './menu-parts.ts'

export type OpenedMenuProps = {
  /** A Button; it must forward props. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  byKeyboard: boolean
  /** What it is drawn in. */
  within: HTMLElement | null
  /** From now on it has a button of its own. */
  onShown: () => void
}

/** The menu itself, loaded by the press that opens it; open from the start. */
export function OpenedMenu(props: OpenedMenuProps) {
  const { trigger, children, align = 'end', side = 'bottom', byKeyboard, within, onShown } = props
  // In the same frame, so that there is never a second button.
  useLayoutEffect(onShown, [onShown])
  const wasFocused = useRef(false)
  // The menu was not there to see that it was opened by a key, after which the first item has the focus.
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (wasFocused.current || target !== currentTarget) return
    wasFocused.current = true
    if (!byKeyboard) return
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus()
  }
  return (
    <MenuPartsProvider value={Menu}>
      {/* Not modal: hiding the page from screen readers and locking its scroll is a frame's work and more on a slow machine. */}
      <Menu.Root defaultOpen modal={false}>
        <Menu.Trigger asChild>{trigger}</Menu.Trigger>
        <Menu.Portal container={within}>
          <Menu.Content
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onFocus={focusFirst}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-appear overflow-y-auto rounded-md border border-rule bg-sheet p-1 shadow-lift"
          >
            {children}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </MenuPartsProvider>
  )
}
