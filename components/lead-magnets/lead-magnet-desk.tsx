'use client'
import { ExternalLink } from 'lucide-react'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { Copyable } from '#components/ui/copyable.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { formatCredits } from '#lib/format-number.ts'
import { modelOf } from '#lib/model-of.ts'
import { usualDays } from '#lib/usual-period.ts'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { LeadMagnetContents } from './lead-magnet-contents.tsx'
import { signUpWords, trustLabels, visitWords } from './lead-magnet-words.ts'
import { LeadsPanel } from './leads-panel.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { PublishLeadMagnet } from './publish-lead-magnet.tsx'

const views = ['preview', 'contents', 'leads'] as const

/** A finished lead magnet: its PDF, what it says, its landing page, its announcement, and who asked for it. */
export function LeadMagnetDesk({
  made,
  visits,
  actions,
}: {
  made: LeadMagnet
  visits: ResultPage | undefined
  actions: LeadMagnetActions
}) {
  const [view, setView] = useQueryState('view', parseAsStringLiteral(views).withDefault('preview'))
  const writer = modelOf(made.engine)
  const facts = [
    ...(made.trust_level === undefined
      ? []
      : [{ label: 'Sources', value: trustLabels[made.trust_level] ?? made.trust_level }]),
    ...(writer === undefined ? [] : [{ label: 'Written by', value: writer }]),
    ...(made.credits_used === undefined ? [] : [{ label: 'Cost', value: formatCredits(made.credits_used) }]),
  ]
  const preview = made.pdf_url ? (
    <PdfPreview made={made} pdfUrl={made.pdf_url} />
  ) : (
    <EmptyState title="No PDF for this lead magnet" />
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Tabs
          label="Parts of the lead magnet"
          // A lead magnet without contents has no such tab, whatever the address says.
          value={view === 'contents' && !made.content ? 'preview' : view}
          onValueChange={(chosen) => setView(views.find((one) => one === chosen) ?? null)}
          tabs={[
            { value: 'preview', label: 'Preview', content: preview },
            ...(made.content
              ? [
                  {
                    value: 'contents',
                    label: 'Contents',
                    content: <LeadMagnetContents content={made.content} />,
                  },
                ]
              : []),
            {
              value: 'leads',
              label: made.leads ? `Sign-ups: ${signUpWords(made.leads).toLowerCase()}` : 'Sign-ups',
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
      </div>
      <aside className="grid gap-4 sm:max-lg:order-first">
        <Panel title="Landing page" aside={<PublishLeadMagnet made={made} change={actions.change} />}>
          <div className="grid gap-3">
            {made.public_url && <Copyable value={made.public_url} what="the URL" />}
            <p className="text-ink-soft text-sm">
              {made.status === 'published'
                ? 'Live. Visitors get the PDF after confirming their email.'
                : 'Not live yet. Publish to open the page.'}
            </p>
            {made.status === 'published' && visits && (
              <p className="text-ink-soft text-sm">
                Last {usualDays} days: <span className="text-ink">{visitWords(visits)}</span>
              </p>
            )}
            {made.status === 'published' && made.public_url && /^https?:\/\//i.test(made.public_url) && (
              <a
                href={made.public_url}
                target="_blank"
                rel="noreferrer noopener"
                className={buttonStyles({
                  variant: 'secondary',
                  size: 'sm',
                  className: 'justify-self-start',
                })}
              >
                <ExternalLink aria-hidden className="size-4" />
                View page
              </a>
            )}
          </div>
        </Panel>
        <Panel title="Details">
          <div className="grid gap-3">
            <KeyValueList items={facts} />
            {made.message && made.trust_level !== 'sourced' && (
              <p className="wrap-anywhere text-ink-soft text-sm">{made.message}</p>
            )}
          </div>
        </Panel>
        {made.announcement && <AnnouncementPanel made={made} announce={actions.announce} />}
        {view === 'preview' && made.content && <FactsPanel content={made.content} />}
      </aside>
    </div>
  )
}
