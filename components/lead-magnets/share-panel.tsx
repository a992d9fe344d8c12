'use client'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { formatNumber } from '#lib/format-number.ts'
import { usualDays } from '#lib/usual-period.ts'
import { AnnouncementPanel } from './announcement-panel.tsx'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { conversionOf } from './lead-magnet-words.ts'
import { LinkCard } from './link-card.tsx'

/** How people come to it: the landing page with what it brought, and the post that announces it. */
export function SharePanel({
  made,
  visits,
  announce,
}: {
  made: LeadMagnet
  visits: ResultPage | undefined
  announce: LeadMagnetActions['announce']
}) {
  if (!made.public_url && !made.announcement) return <EmptyState title="No landing page" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      {made.public_url && <LandingPanel made={made} address={made.public_url} visits={visits} />}
      {made.announcement && <AnnouncementPanel made={made} announce={announce} />}
    </div>
  )
}

function LandingPanel({
  made,
  address,
  visits,
}: {
  made: LeadMagnet
  address: string
  visits: ResultPage | undefined
}) {
  const isLive = made.status === 'published'
  return (
    <Panel
      title="Landing page"
      aside={isLive && <CopyButton value={address} what="the URL" label="Copy link" />}
    >
      <div className="grid gap-4">
        <p className="text-ink-soft text-sm">
          {isLive
            ? 'Visitors get the PDF once they confirm their email address.'
            : 'Not live. Publish it to open the page and collect sign-ups.'}
        </p>
        {isLive ? (
          <LinkCard made={made} address={address} />
        ) : (
          <p className="break-all font-mono text-ink-soft text-xs">{address}</p>
        )}
        {isLive && <Numbers made={made} visits={visits} />}
      </div>
    </Panel>
  )
}

/** What the page brought: visitors and sign-ups of the last days, and what share of them signed up. */
function Numbers({ made, visits }: { made: LeadMagnet; visits: ResultPage | undefined }) {
  const rate = visits && conversionOf(visits)
  const numbers = [
    ...(visits ? [{ name: 'Visitors', value: formatNumber(visits.visitors) }] : []),
    ...(visits ? [{ name: 'Confirmed', value: formatNumber(visits.confirmed_leads) }] : []),
    ...(rate === undefined ? [] : [{ name: 'Conversion', value: `${rate}%` }]),
  ]
  if (numbers.length === 0)
    return made.leads ? (
      <p className="text-ink-soft text-sm">{formatNumber(made.leads.confirmed)} confirmed sign-ups so far.</p>
    ) : null
  return (
    <div className="grid gap-1.5">
      <dl className="grid grid-cols-3 divide-x divide-rule rounded-md border border-rule">
        {numbers.map(({ name, value }) => (
          <div key={name} className="grid px-3 py-2">
            <dt className="text-ink-faint text-xs">{name}</dt>
            <dd className="font-serif text-ink text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-faint text-xs">Last {usualDays} days</p>
    </div>
  )
}
