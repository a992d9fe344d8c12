'use client'
import { Download, ExternalLink } from 'lucide-react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { webAddress } from '#lib/web-address.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { useLeadMagnetView } from './lead-magnet-desk.tsx'
import { pdfAddress } from './pdf-address.ts'
import { PublishLeadMagnet } from './publish-lead-magnet.tsx'

/** What can be done to a finished lead magnet as a whole; its landing page is the step that takes it further. */
export function LeadMagnetHeaderActions({
  made,
  change,
}: {
  made: LeadMagnet
  change: LeadMagnetActions['change']
}) {
  const [, setView] = useLeadMagnetView()
  const live = made.status === 'published' ? webAddress(made.public_url) : undefined
  return (
    <>
      {made.pdf_url && (
        <a href={`${pdfAddress(made)}?download=1`} className={buttonStyles({})} download>
          <Download aria-hidden />
          Download PDF
        </a>
      )}
      {live && (
        <a href={live} target="_blank" rel="noreferrer noopener" className={buttonStyles({})}>
          View page <ExternalLink aria-hidden />
        </a>
      )}
      <PublishLeadMagnet made={made} change={change} onPublished={() => setView('share')} />
    </>
  )
}
