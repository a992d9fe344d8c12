import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Site, SiteColor } from '#contract/site.ts'

const Colors = z.array(SiteColor)
const pauseMs = 400

/** What the service makes of two colours, a short pause after they were last changed. */
export function useSiteColors(accent: string, paper: string, saved: Site['colors']): Site['colors'] {
  const [colors, setColors] = useState(saved)
  const key = JSON.stringify({ accent, paper })
  useEffect(() => {
    const isWhole = [accent, paper].every((color) => /^#[0-9a-f]{6}$/i.test(color))
    if (!isWhole) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const address = `/api/site-preview?${new URLSearchParams({ part: 'colors', branding: key })}`
      fetch(address, { signal: abort.signal })
        .then(async (response) => setColors(Colors.parse(await response.json())))
        // The notice below the fields keeps the last colours that are known.
        .catch(() => undefined)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [accent, paper, key])
  return colors
}
