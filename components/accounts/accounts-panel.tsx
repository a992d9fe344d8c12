import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Account, AccountList } from '#contract/accounts.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { networkName } from '#lib/network-name.ts'
import { ConnectAccount } from './connect-account.tsx'
import { DisconnectAccount } from './disconnect-account.tsx'

export type AccountsPanelProps = {
  result: ActionResult<AccountList>
  connect: (input: unknown) => Promise<ActionResult<Account>>
  disconnect: (id: string) => Promise<ActionResult>
}

/** The accounts that adaptations can be posted to. */
export function AccountsPanel({ result, connect, disconnect }: AccountsPanelProps) {
  if (!result.ok) {
    return (
      <UnreadPanel
        title="Connected accounts"
        what="Connected accounts"
        offer="Connecting accounts"
        problem={result.problem}
      />
    )
  }
  const { accounts } = result.data
  if (accounts.length === 0) {
    return (
      <Panel flush title="Social networks">
        <EmptyState dense title="Post without leaving Masthead" action={<ConnectAccount connect={connect} />}>
          Connect Mastodon or Bluesky. For other platforms, copy the text.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel flush title="Social networks" aside={<ConnectAccount connect={connect} size="sm" />}>
      <DataTable
        label="Connected accounts"
        columns={[
          ...columns,
          {
            id: 'disconnect',
            header: 'Disconnect',
            isSilent: true,
            numeric: true,
            cell: ({ id, handle }) => <DisconnectAccount id={id} handle={handle} disconnect={disconnect} />,
          },
        ]}
        rows={accounts}
        idOf={({ id }) => id}
      />
    </Panel>
  )
}

const columns: readonly Column<Account>[] = [
  {
    id: 'account',
    header: 'Account',
    look: 'max-w-72 wrap-anywhere text-ink',
    cell: ({ url, handle, display_name }) => (
      <>
        {url && /^https?:/.test(url) ? <TextLink href={url}>{handle}</TextLink> : handle}
        {display_name && <span className="block text-ink-faint text-xs">{display_name}</span>}
      </>
    ),
  },
  {
    id: 'network',
    header: 'Network',
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ network }) => networkName(network),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ status }) =>
      status === 'refused' ? (
        <StatusPill tone="bad">Reconnect</StatusPill>
      ) : (
        <StatusPill tone="good">Connected</StatusPill>
      ),
  },
  {
    id: 'lastPost',
    header: 'Last post',
    width: 'max-sm:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ last_posted_at }) => (last_posted_at ? <RelativeTime at={last_posted_at} /> : 'never'),
  },
]
