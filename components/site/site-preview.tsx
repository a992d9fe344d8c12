'use client'
import { useDeferredValue, useEffect, useState } from 'react'
import { Panel } from '#components/ui/panel.tsx'
import { PreviewFrame } from '#components/ui/preview-frame.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { ThemeChoice } from '#components/ui/theme-choice.tsx'
import type { UpdateSiteInput } from '#contract/site.ts'

const pages = [
  { value: 'home', label: 'Home' },
  { value: 'article', label: 'Article' },
  { value: 'landing', label: 'Landing page' },
] as const
const pauseMs = 400

/** The page as it would be with what the form holds; it follows the form after a short pause. */
export function SitePreview({ branding }: { branding: UpdateSiteInput }) {
  const [page, setPage] = useState('home')
  const [theme, setTheme] = useState('light')
  const draft = useSettled(useDeferredValue(JSON.stringify(branding)))
  const source = `/api/site-preview?${new URLSearchParams({ page, theme, branding: draft })}`
  return (
    <Panel
      title="Preview"
      flush
      aside={
        <div className="flex flex-wrap gap-2">
          <Segmented
            legend="Page"
            options={pages}
            value={page}
            onChange={(event) => setPage(event.target.value)}
          />
          <ThemeChoice value={theme} onChange={setTheme} />
        </div>
      }
    >
      <PreviewFrame
        title="Preview of the published site"
        source={source}
        className="h-[calc(100vh-10rem)] min-h-120 w-full max-xl:h-112 max-xl:min-h-0 rounded-b-lg bg-well"
      />
    </Panel>
  )
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
