import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, LoadError, NotOffered } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
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
    const { kind, message, requestId } = result.problem
    return (
      <Panel flush title="Connected accounts">
        {kind === 'not_offered' ? (
          <NotOffered dense what="Connecting accounts" />
        ) : (
          <LoadError
            dense
            what="Connected accounts"
            message={message}
            requestId={requestId}
            action={
              <LinkButton size="sm" href="/settings/accounts">
                Try again
              </LinkButton>
            }
          />
        )}
      </Panel>
    )
  }
  const { accounts } = result.data
  if (accounts.length === 0) {
    return (
      <Panel flush title="Connected accounts">
        <EmptyState dense title="No connected accounts" action={<ConnectAccount connect={connect} />}>
          Post directly to Mastodon and Bluesky. For other platforms, copy the text.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel flush title="Connected accounts" aside={<ConnectAccount connect={connect} size="sm" />}>
      <Table label="Connected accounts">
        <TableHead>
          <tr>
            <TableHeader>Account</TableHeader>
            <TableHeader className="max-sm:hidden">Network</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader className="max-sm:hidden">Last post</TableHeader>
            <TableHeader>
              <span className="sr-only">Disconnect</span>
            </TableHeader>
          </tr>
        </TableHead>
        <tbody>
          {accounts.map((account) => (
            <TableRow key={account.id}>
              <TableCell className="max-w-72 wrap-anywhere text-ink">
                {account.url && /^https?:/.test(account.url) ? (
                  <TextLink href={account.url}>{account.handle}</TextLink>
                ) : (
                  account.handle
                )}
                {account.display_name && (
                  <span className="block text-ink-faint text-xs">{account.display_name}</span>
                )}
              </TableCell>
              <TableCell className="text-ink-soft max-sm:hidden">{networkName(account.network)}</TableCell>
              <TableCell>
                {account.status === 'refused' ? (
                  <StatusPill tone="bad">Reconnect</StatusPill>
                ) : (
                  <StatusPill tone="good">Connected</StatusPill>
                )}
              </TableCell>
              <TableCell className="text-ink-soft text-xs max-sm:hidden">
                {account.last_posted_at ? <RelativeTime at={account.last_posted_at} /> : 'never'}
              </TableCell>
              <TableCell numeric>
                <DisconnectAccount id={account.id} handle={account.handle} disconnect={disconnect} />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
