'use client'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { formatNumber } from '#lib/format-number.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { LeadMagnetContents } from './lead-magnet-contents.tsx'
import { LeadsPanel } from './leads-panel.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { SharePanel } from './share-panel.tsx'

const views = ['preview', 'contents', 'share', 'leads'] as const

/** Which part of a lead magnet is open, by the address. */
export function useLeadMagnetView() {
  return useQueryState('view', parseAsStringLiteral(views).withDefault('preview'))
}

/** A finished lead magnet: its PDF, what it says, how it is shared, and who asked for it. */
export function LeadMagnetDesk({
  made,
  visits,
  actions,
}: {
  made: LeadMagnet
  visits: ResultPage | undefined
  actions: LeadMagnetActions
}) {
  const [view, setView] = useLeadMagnetView()
  const signUps = made.leads ? made.leads.confirmed + made.leads.pending : 0
  return (
    <Tabs
      label="Parts of the lead magnet"
      // A lead magnet without contents has no such tab, whatever the address says.
      value={view === 'contents' && !made.content ? 'preview' : view}
      onValueChange={(chosen) => setView(views.find((one) => one === chosen) ?? null)}
      tabs={[
        {
          value: 'preview',
          label: 'Preview',
          content: made.pdf_url ? (
            <PdfPreview made={made} visits={visits} pdfUrl={made.pdf_url} />
          ) : (
            <EmptyState title="No PDF for this lead magnet" />
          ),
        },
        ...(made.content
          ? [
              {
                value: 'contents',
                label: 'Contents',
                content: <LeadMagnetContents made={made} content={made.content} />,
              },
            ]
          : []),
        {
          value: 'share',
          label: 'Share',
          content: <SharePanel made={made} visits={visits} announce={actions.announce} />,
        },
        {
          value: 'leads',
          label: signUps > 0 ? `Sign-ups (${formatNumber(signUps)})` : 'Sign-ups',
          content: (
            <LeadsPanel
              id={made.id}
              erase={actions.erase}
              eraseEach={actions.eraseEach}
              published={made.status === 'published'}
            />
          ),
        },
      ]}
    />
  )
}
