import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { PlaceCard, PlaceCards } from '#components/ui/place-cards.tsx'
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {accounts.length > 0 && (
        <PlaceCards title="Connected">
          {accounts.map((account) => (
            <AccountCard key={account.id} account={account} disconnect={disconnect} />
          ))}
        </PlaceCards>
      )}
      <PlaceCards title="Add an account" hint="Masthead sends the post when you press Post.">
        <li>
          <ConnectAccount network="mastodon" detail="With an access token" connect={connect} />
        </li>
        <li>
          <ConnectAccount network="bluesky" detail="With an app password" connect={connect} />
        </li>
      </PlaceCards>
      <section aria-labelledby="by-hand" className="grid gap-0.5">
        <h3 id="by-hand" className="font-medium text-ink text-sm">
          Post by hand
        </h3>
        <p className="max-w-prose text-ink-soft text-sm">
          For X, LinkedIn, Facebook, Reddit, Threads, Instagram and YouTube, no account is needed: copy the
          finished text from the article's Social view, or open it in the network.
        </p>
      </section>
    </div>
  )
}

function AccountCard({ account, disconnect }: { account: Account } & Pick<AccountsPanelProps, 'disconnect'>) {
  const { id, network, url, handle, display_name, status, last_posted_at } = account
  return (
    <PlaceCard
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
            last post <RelativeTime at={last_posted_at} />
          </span>
        ) : (
          'no posts yet'
        )
      }
      actions={<DisconnectAccount id={id} handle={handle} disconnect={disconnect} />}
    />
  )
}
