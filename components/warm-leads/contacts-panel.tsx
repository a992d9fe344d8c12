'use client'
import { UserX } from 'lucide-react'
import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { WarmLeadContact } from '#contract/warm-leads.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import { MoreMembers, OtherThings } from './more-members.tsx'
import type { Read, ReadPolicy, ReadReport } from './read-report.ts'

export type ContactsPanelProps = {
  contacts: ReadReport['contacts']
  policy: ReadPolicy
  /** Erases one contact for good; true when it is gone. */
  onErase: (contact: WarmLeadContact & { id: string }) => Promise<boolean>
}

/** Whom to write to: only people and mailboxes that the company's own pages name, each with its page. */
export function ContactsPanel({ contacts: { items, other }, policy, onErase }: ContactsPanelProps) {
  const count = items.length + other.length
  const erased = policy.contacts_erased ?? 0
  return (
    <Panel title="Contacts" aside={count > 0 && formatCount(count, 'contact')}>
      {count === 0 && (
        <p className="text-ink-soft text-sm">
          {erased > 0
            ? 'No contacts left in this report.'
            : 'No contacts found on the site. We never guess email addresses.'}
        </p>
      )}
      <ul className="divide-y divide-rule/70">
        {items.map((contact, at) => (
          <ContactItem key={contact.known.id ?? at} contact={contact} onErase={onErase} />
        ))}
      </ul>
      <OtherThings things={other} />
      {(erased > 0 || policy.contacts_expire_at) && (
        <p className="mt-3 border-rule/70 border-t pt-3 text-ink-soft text-sm">
          {erased > 0 && `${formatCount(erased, 'contact')} deleted. `}
          {count > 0 &&
            policy.contacts_expire_at &&
            `Contacts are deleted on ${formatDay(policy.contacts_expire_at.slice(0, 10))}.`}
        </p>
      )}
    </Panel>
  )
}

function ContactItem({
  contact: { known, more },
  onErase,
}: {
  contact: Read<WarmLeadContact>
  onErase: ContactsPanelProps['onErase']
}) {
  const { id, name, role, email, match, source_url: source, source_date: dated, seen_at: seen } = known
  const called = name ?? email ?? 'this contact'
  return (
    <li className="flex items-start gap-x-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium text-ink">{name ?? 'Shared company mailbox'}</span>
          {(match === 'exact' || match === 'close') && (
            <Badge tone={match === 'exact' ? 'good' : 'info'}>
              {match === 'exact' ? 'Role you look for' : 'Close to a role you look for'}
              {known.matched_role && `: ${known.matched_role}`}
            </Badge>
          )}
        </p>
        {role && <p className="wrap-anywhere text-ink-soft">{role}</p>}
        {email ? (
          <p className="flex min-w-0 items-center gap-1">
            <a
              href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
              className="min-w-0 break-all text-ink underline"
            >
              {email}
            </a>
            <CopyButton value={email} what={`email address of ${called}`} />
          </p>
        ) : (
          <p className="text-ink-faint">No public email address.</p>
        )}
        <p className="mt-1 wrap-anywhere text-ink-faint text-xs">
          {source ? (
            <>
              From <OutsideLink href={source} />
            </>
          ) : (
            'Source not available'
          )}
          {dated && (
            <>
              , dated <RelativeTime at={dated} />
            </>
          )}
          {seen && (
            <>
              , seen <RelativeTime at={seen} />
            </>
          )}
        </p>
        <MoreMembers members={more} />
      </div>
      {id && (
        <ConfirmDialog
          danger
          trigger={
            <Button
              size="sm"
              variant="quiet"
              square
              className="-mt-1 -mr-1.5"
              title="Delete contact"
              aria-label={`Delete ${called}`}
            >
              <UserX aria-hidden />
            </Button>
          }
          title={`Delete ${called}?`}
          confirmLabel="Delete contact"
          onConfirm={() => onErase({ ...known, id })}
        >
          <p>Deletes the contact from this report, its drafts and exports. This can't be undone.</p>
          {email && (
            <p className="wrap-anywhere">
              <span className="text-ink">{email}</span> is added to your do-not-contact list, so future
              reports exclude it.
            </p>
          )}
        </ConfirmDialog>
      )}
    </li>
  )
}
