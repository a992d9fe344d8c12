import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
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

/** The accounts that social posts can be sent to, the networks that can be added, and those that one posts to by hand. */
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
      {accounts.length > 0 && (
        <PlaceList title="Connected">
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} disconnect={disconnect} />
          ))}
        </PlaceList>
      )}
      <PlaceList
        title={accounts.length > 0 ? 'Add an account' : 'Post from here'}
        hint="With an account, Masthead sends a post when you press Post."
      >
        <li>
          <ConnectAccount network="mastodon" detail="With an access token" connect={connect} />
        </li>
        <li>
          <ConnectAccount network="bluesky" detail="With an app password" connect={connect} />
        </li>
      </PlaceList>
      <PlaceList
        title="Post by hand"
        hint="These networks need no account here: in an article's Social view, Copy and open takes the finished post there."
      >
        {byHand.map(({ kind, name, formats }) => (
          <PlaceRow key={kind} kind={kind} name={name} detail={formats} status="Copy and open" />
        ))}
      </PlaceList>
    </div>
  )
}

const byHand = [
  { kind: 'linkedin', name: 'LinkedIn', formats: 'Posts' },
  { kind: 'x', name: 'X', formats: 'Threads and articles' },
  { kind: 'facebook', name: 'Facebook', formats: 'Posts' },
  { kind: 'threads', name: 'Threads', formats: 'Posts' },
  { kind: 'reddit', name: 'Reddit', formats: 'Text posts with a title' },
  { kind: 'instagram', name: 'Instagram', formats: 'Captions and scripts for reels' },
  { kind: 'youtube', name: 'YouTube', formats: 'Scripts for shorts' },
] as const

function AccountRow({ account, disconnect }: { account: Account } & Pick<AccountsPanelProps, 'disconnect'>) {
  const { id, network, url, handle, display_name, status, last_posted_at } = account
  return (
    <PlaceRow
      kind={network}
      name={url && /^https?:/.test(url) ? <TextLink href={url}>{handle}</TextLink> : handle}
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
