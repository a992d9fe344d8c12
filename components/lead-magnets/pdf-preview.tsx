'use client'
import { ExternalLink } from 'lucide-react'
import { useCallback, useState } from 'react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { DetailsPanel } from './details-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { firstPageOf } from './first-page.tsx'
import { pdfAddress } from './pdf-address.ts'
import { PdfPages } from './pdf-pages.tsx'

/** The PDF as it is sent, page by page; where it cannot be drawn, in the browser's own viewer, or a way to open it. */
export function PdfPreview({
  made,
  visits,
  pdfUrl,
}: {
  made: LeadMagnet
  visits: ResultPage | undefined
  pdfUrl: string
}) {
  const address = pdfAddress(made)
  const [isDrawn, setDrawn] = useState(true)
  const onProblem = useCallback(() => setDrawn(false), [])
  const open = (
    <a
      href={/^https?:\/\//i.test(pdfUrl) ? pdfUrl : address}
      target="_blank"
      rel="noreferrer noopener"
      className={buttonStyles({ variant: 'quiet', size: 'sm', className: 'ml-auto' })}
    >
      <ExternalLink aria-hidden className="size-4" />
      Open in a new tab
    </a>
  )
  if (!isDrawn)
    return (
      <div className="grid gap-3">
        <p className="flex">{open}</p>
        <object
          data={`${address}#navpanes=0&view=FitH`}
          type="application/pdf"
          aria-label="The PDF"
          className="h-[80vh] w-full rounded-lg border border-rule bg-well max-sm:hidden"
        >
          <p className="p-6 text-ink-soft text-sm">
            This browser can't show PDFs in a page. Open it in a new tab, or read the contents here.
          </p>
        </object>
      </div>
    )
  return (
    <PdfPages
      address={address}
      cover={firstPageOf(made)}
      onProblem={onProblem}
      beside={(pageText) => (
        <aside className="grid gap-4">
          {made.content && <FactsPanel content={made.content} pageText={pageText} />}
          <DetailsPanel made={made} visits={visits} />
        </aside>
      )}
    >
      {open}
    </PdfPages>
  )
}
