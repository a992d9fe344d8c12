'use client'
import { Download, ExternalLink } from 'lucide-react'
import { useCallback, useState } from 'react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { firstPageOf } from './first-page.tsx'
import { PdfPages } from './pdf-pages.tsx'

/** The PDF as it is sent, page by page; where it cannot be drawn, in the browser's own viewer, or a way to open it. */
export function PdfPreview({ made, pdfUrl }: { made: LeadMagnet; pdfUrl: string }) {
  const address = `/api/lead-magnets/${encodeURIComponent(made.id)}/pdf`
  const [isDrawn, setDrawn] = useState(true)
  const onProblem = useCallback(() => setDrawn(false), [])
  const links = (
    <p className="flex flex-wrap items-center gap-2 xl:ml-auto">
      <a
        href={`${address}?download=1`}
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        download
      >
        <Download aria-hidden className="size-4" />
        Download PDF
      </a>
      <a
        href={/^https?:\/\//i.test(pdfUrl) ? pdfUrl : address}
        target="_blank"
        rel="noreferrer noopener"
        className={buttonStyles({ variant: 'quiet', size: 'sm' })}
      >
        <ExternalLink aria-hidden className="size-4" />
        Open in a new tab
      </a>
    </p>
  )
  return (
    <div className="grid gap-3">
      {isDrawn ? (
        <PdfPages address={address} cover={firstPageOf(made)} onProblem={onProblem}>
          {links}
        </PdfPages>
      ) : (
        <>
          {links}
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
        </>
      )}
    </div>
  )
}
