import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { MoreMembers } from './more-members.tsx'
import type { Read, ReadPolicy } from './read-report.ts'
import { leftOutLabels } from './warm-lead-words.ts'

export type PolicyPanelProps = {
  policy: Read<ReadPolicy>
  counters: Readonly<Record<string, unknown>> | undefined
}

/** What was obeyed, what was left out and why, and what was not read. */
export function PolicyPanel({ policy: { known, more }, counters = {} }: PolicyPanelProps) {
  const { robots, not_read: notRead = [], addresses_left_out: leftOut = {}, suppressed = {} } = known
  const out = Object.entries(leftOut).filter(([, count]) => count > 0)
  const held = Object.values(suppressed).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <KeyValueList
        items={[
          {
            label: 'robots.txt',
            value: robots && (
              <>
                {robots.detail ?? robots.state}{' '}
                <OutsideLink href={robots.url} className="text-ink-faint text-xs" />
                {Boolean(robots.forbidden) &&
                  ` Skipped ${formatCount(robots.forbidden ?? 0, 'disallowed URL')}.`}
                {robots.crawl_delay_seconds !== undefined &&
                  ` Crawl delay: ${formatNumber(robots.crawl_delay_seconds)} s.`}
              </>
            ),
          },
          { label: 'User agent', value: known.user_agent },
          {
            label: 'Pages read',
            value:
              typeof counters.pages_read === 'number'
                ? `${formatNumber(counters.pages_read)}${typeof counters.requests === 'number' ? `, in ${formatCount(counters.requests, 'request')} (max ${formatNumber(known.most_addresses_read ?? 30)})` : ''}`
                : undefined,
          },
          {
            label: 'Do not contact',
            value:
              known.suppressed &&
              (held === 0 ? (
                <>
                  No contacts excluded by your{' '}
                  <TextLink href="/warm-leads/suppressions">do-not-contact list</TextLink>.
                </>
              ) : (
                <>
                  {formatCount(held, 'contact')} excluded by your{' '}
                  <TextLink href="/warm-leads/suppressions">do-not-contact list</TextLink>.
                </>
              )),
          },
          {
            label: 'Skipped',
            value:
              out.length > 0
                ? out
                    .map(
                      ([reason, count]) =>
                        `${formatNumber(count)} ${leftOutLabels[reason] ?? reason.replaceAll('_', ' ')}`,
                    )
                    .join(', ')
                : undefined,
          },
          {
            label: 'Contacts',
            value:
              known.contact_retention_days === undefined
                ? known.contacts
                : `${known.contacts ?? ''} Kept for ${formatCount(known.contact_retention_days, 'day')}.`.trim(),
          },
          { label: 'Sending', value: known.sending },
        ]}
      />
      {notRead.length > 0 && (
        <details className="mt-3 border-rule/70 border-t pt-3 text-sm">
          <summary className="cursor-pointer text-ink-soft hover:text-ink">
            {formatCount(notRead.length, 'URL', 'URLs')} not read
          </summary>
          <ul className="mt-2 grid gap-1.5">
            {notRead.map(({ url, reason, detail }) => (
              <li key={`${url} ${reason}`} className="min-w-0 wrap-anywhere text-xs">
                <span className="break-all text-ink">{url}</span>{' '}
                <span className="text-ink-faint">{detail ?? reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <MoreMembers members={more} />
    </>
  )
}
