'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'

export type RenderWhenVisibleProps = {
  /** A placeholder of the same size, so that nothing moves. */
  placeholder: ReactNode
  children: ReactNode
}

/** Draws what is inside when it has come near the window, and with it loads what that needs. Paper sees all of it. */
export function RenderWhenVisible({ placeholder, children }: RenderWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const see = () => setIsSeen(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see()
      },
      { rootMargin: '160px' },
    )
    observer.observe(place.current)
    window.addEventListener('beforeprint', see)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', see)
    }
  }, [isSeen])
  return isSeen ? children : <div ref={place}>{placeholder}</div>
}
