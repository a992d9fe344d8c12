'use client'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { PreviewFrame } from '#components/ui/preview-frame.tsx'
import { ThemeChoice } from '#components/ui/theme-choice.tsx'

/** The public page as it would be with the version saved last, in the design of the site. */
export function PagePreview({ articleId, version }: { articleId: string; version: number }) {
  const [theme, setTheme] = useState('light')
  const source = `/api/site-preview?${new URLSearchParams({ page: 'article', theme, article: articleId, version: String(version) })}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <a
          href={source}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 rounded-sm text-accent text-sm underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
        >
          Open full size <ExternalLink aria-hidden className="size-3.5" />
        </a>
        <ThemeChoice value={theme} onChange={setTheme} />
      </div>
      <PreviewFrame
        title="Preview of the public page"
        source={source}
        className="h-[calc(100dvh-11rem)] min-h-96 w-full rounded-lg border border-rule bg-well"
      />
      <p className="text-ink-faint text-xs">As last saved, on a phone.</p>
    </div>
  )
}
