'use client'
import { useMe } from '#components/shell/me.tsx'
import { Button } from '#components/ui/button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { formatCredits } from '#lib/format-number.ts'
import { listedPrice } from '#lib/listed-price.ts'

/** A page of the company, by what it is. */
export type OwnPage = { url: string; name: string }

export type OwnPagesProps = {
  pages: readonly OwnPage[]
  /** The page that is being checked. */
  running: string | undefined
  onCheck: (url: string) => void
}

/** Live pages of the company that were not checked yet, each to be checked by one press. */
export function OwnPages({ pages, running, onCheck }: OwnPagesProps) {
  const { me } = useMe()
  const structuredData = listedPrice(me?.prices, 'validateSchema')
  const socialPreview = listedPrice(me?.prices, 'previewSocial')
  const price =
    structuredData === undefined || socialPreview === undefined
      ? undefined
      : formatCredits(structuredData + socialPreview)
  return (
    <Panel flush title="Your live pages" aside={price && `${price} each`}>
      <ul aria-label="Your pages" className="divide-y divide-rule/70">
        {pages.map(({ url, name }) => (
          <li key={url} className="flex items-center justify-between gap-4 px-4 py-2 text-sm">
            <span className="grid min-w-0">
              <span className="truncate text-ink">{name}</span>
              <span title={url} className="truncate text-ink-faint text-xs">
                {url.replace(/^https?:\/\//, '')}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`Check ${name}`}
              pending={running === url}
              disabledReason={
                running !== undefined && running !== url ? 'Another check is running' : undefined
              }
              onClick={() => onCheck(url)}
            >
              Check
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
