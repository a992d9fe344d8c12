import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { BreakableHandle } from '#components/ui/breakable-handle.tsx'
import { NetworkMark } from '#components/ui/network-mark.tsx'
import { PlaceList, PlaceRow } from '#components/ui/place-list.tsx'
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

/** The accounts that social posts can be sent to with the way to another, and the networks that one posts to by hand. */
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PlaceList title={accounts.length > 0 ? 'Connected' : 'Connect an account'}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} disconnect={disconnect} />
        ))}
        {addable.map(({ network, detail }) => (
          <li key={network}>
            <ConnectAccount
              network={network}
              detail={detail}
              isAnother={accounts.some((account) => account.network === network)}
              connect={connect}
            />
          </li>
        ))}
      </PlaceList>
      <section aria-labelledby="by-hand" className="grid gap-1.5">
        <h3 id="by-hand" className="font-medium text-ink text-sm">
          Everywhere else
        </h3>
        <p className="text-ink-soft text-sm">
          No account needed: in the Social view of an article, “Copy and open” takes the finished post there.
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-2 pt-1 text-ink-soft text-sm">
          {byHand.map(({ network, name }) => (
            <li key={network} className="flex items-center gap-1.5">
              <NetworkMark network={network} className="size-4" /> {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const addable = [
  { network: 'mastodon', detail: 'With an access token' },
  { network: 'bluesky', detail: 'With an app password' },
] as const

const byHand = [
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'x', name: 'X' },
  { network: 'facebook', name: 'Facebook' },
  { network: 'threads', name: 'Threads' },
  { network: 'reddit', name: 'Reddit' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'youtube', name: 'YouTube' },
] as const

function AccountRow({ account, disconnect }: { account: Account } & Pick<AccountsPanelProps, 'disconnect'>) {
  const { id, network, url, handle, display_name, status, last_posted_at } = account
  const shown = <BreakableHandle handle={handle} />
  return (
    <PlaceRow
      kind={network}
      name={url && /^https?:/.test(url) ? <TextLink href={url}>{shown}</TextLink> : shown}
      detail={[networkName(network), display_name].filter(Boolean).join(' · ')}
      status={
        status === 'refused' ? (
          <StatusPill tone="bad">Reconnect</StatusPill>
        ) : (
          <StatusPill tone="good">Connected</StatusPill>
        )
      }
      note={
        last_posted_at ? (
          <span>
            Last post <RelativeTime at={last_posted_at} />
          </span>
        ) : (
          'No posts yet'
        )
      }
      actions={<DisconnectAccount id={id} handle={handle} disconnect={disconnect} />}
    />
  )
}
