'use client'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

export type TooltipProps = {
  /** A function where there is one in every row: nothing is drawn until it is shown. */
  content: ReactNode | (() => ReactNode)
  /** One element that takes focus, for example a `time` or a Button. */
  children: ReactNode
}

const delayMs = 350
const gapPx = 6

type Place = { x: number; y: number; below: boolean }

/**
 * More about what is pointed at or focused; never the only place where something needed is said. Made by hand, because a
 * list has one in every row: until it is shown it costs one element and no listener of the document.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const [place, setPlace] = useState<Place>()

  const show = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect()
    if (!box) return
    const below = box.top < 90
    setPlace({ x: box.left + box.width / 2, y: below ? box.bottom + gapPx : box.top - gapPx, below })
  }
  const hide = () => {
    clearTimeout(timer.current)
    setPlace(undefined)
  }

  useEffect(() => {
    if (!place) return
    const element = anchor.current?.firstElementChild
    // What carries it by keyboard describes it, too.
    const described = element?.getAttribute('aria-describedby')
    element?.setAttribute('aria-describedby', described ? `${described} ${id}` : id)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(undefined)
    const onScroll = () => setPlace(undefined)
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      if (described) element?.setAttribute('aria-describedby', described)
      else element?.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [place, id])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the element within, which is what is used.
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, delayMs)
      }}
      onPointerLeave={hide}
      onPointerDown={(event) => {
        // Who presses wants what the press does, which may open beside it.
        isPressed.current = event.pointerType === 'mouse'
        if (isPressed.current) hide()
      }}
      onFocus={() => {
        if (!isPressed.current) show()
        isPressed.current = false
      }}
      onBlur={() => {
        isPressed.current = false
        hide()
      }}
    >
      {children}
      {place &&
        createPortal(
          <div
            id={id}
            role="tooltip"
            ref={(box) => keepInWindow(box, place.x)}
            style={{ left: place.x, top: place.y }}
            className={`-translate-x-1/2 fixed z-60 w-max max-w-72 rounded-md bg-primary px-2.5 py-1.5 text-on-primary text-xs shadow-lift ${place.below ? '' : '-translate-y-full'}`}
          >
            {typeof content === 'function' ? content() : content}
          </div>,
          document.body,
        )}
    </span>
  )
}

/** Moves what would reach over an edge of the window back into it; how wide it is shows only when it is drawn. */
function keepInWindow(box: HTMLElement | null, x: number): void {
  if (!box) return
  const { left, right } = box.getBoundingClientRect()
  const over = Math.max(0, right + gapPx - document.documentElement.clientWidth) - Math.max(0, gapPx - left)
  if (over !== 0) box.style.left = `${x - over}px`
}
