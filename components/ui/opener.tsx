import { cloneElement, isValidElement, type ReactNode } from 'react'

type OpeningProps = {
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-expanded'?: boolean
  onClick?: React.MouseEventHandler<HTMLElement>
  onPointerDown?: React.PointerEventHandler<HTMLElement>
  onKeyDown?: React.KeyboardEventHandler<HTMLElement>
  onPointerEnter?: React.PointerEventHandler<HTMLElement>
  onFocus?: React.FocusEventHandler<HTMLElement>
}

export type OpenerProps = {
  /** A Button; it must forward props. */
  element: ReactNode
  opens: 'dialog' | 'menu'
  isOpen: boolean
  /** Somebody points at it or comes to it by keyboard: the time to load what it opens. A finger presses at once. */
  onIntent: (opener: HTMLElement, how: { isFinger: boolean }) => void
  onOpen: (opener: HTMLElement, how: { byKeyboard: boolean }) => void
}

/** The button before what it opens is loaded; says what it will open, as the loaded one does. */
export function Opener({ element, opens, isOpen, onIntent, onOpen }: OpenerProps) {
  if (!isValidElement<OpeningProps>(element)) return element
  const { onClick, onPointerDown, onKeyDown } = element.props
  return cloneElement(element, {
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    onPointerEnter: (event) => onIntent(event.currentTarget, { isFinger: event.pointerType === 'touch' }),
    onFocus: (event) => onIntent(event.currentTarget, { isFinger: false }),
    // A menu opens when the button goes down, the first time as later; a finger may be about to scroll.
    onPointerDown: (event) => {
      onPointerDown?.(event)
      const isPress = event.button === 0 && !event.ctrlKey && event.pointerType !== 'touch'
      const isInert = event.currentTarget.ariaDisabled === 'true'
      if (opens !== 'menu' || !isPress || isInert || event.defaultPrevented) return
      // The button would take the focus from the menu.
      event.preventDefault()
      onOpen(event.currentTarget, { byKeyboard: false })
    },
    onClick: (event) => {
      onClick?.(event)
      // A press of Enter or the space bar is a click without a pointer.
      if (!event.defaultPrevented) onOpen(event.currentTarget, { byKeyboard: event.detail === 0 })
    },
    onKeyDown: (event) => {
      onKeyDown?.(event)
      if (opens !== 'menu' || event.key !== 'ArrowDown' || event.defaultPrevented) return
      event.preventDefault()
      onOpen(event.currentTarget, { byKeyboard: true })
    },
  })
}
