import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { BreakableHandle } from '#components/ui/breakable-handle.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { NetworkMark } from '#components/ui/network-mark.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Account } from '#contract/accounts.ts'
import { readParts } from '#contract/adaptation-parts.ts'
import type { Adaptation, AdaptationPost } from '#contract/adaptations.ts'
import { networkName } from '#lib/network-name.ts'
import { postAnswers } from '#lib/post-answers.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { type ComposeLink, composeAt, composeLink } from './compose-link.ts'
import { DeletePost } from './delete-post.tsx'
import { networkPosts } from './network-posts.ts'
import { postAt } from './post-state.ts'

export type PostPlacesProps = {
  adaptation: Adaptation
  /** False where the server only writes posts. */
  canPost: boolean
  actions: Pick<AdaptationActions, 'deletePost'>
  onPost: (accountId: string) => void
  onDeleted: () => Promise<void>
}

/** Networks that an account can be connected at, and how long a post may usually be there. */
const connectable = [
  { network: 'mastodon', char_limit: 500 },
  { network: 'bluesky', char_limit: 300 },
] as const

/** Where a post goes: its own network by hand, the connected accounts with one press; and where it is already, and since when. */
export function PostPlaces({ adaptation, canPost, actions, onPost, onDeleted }: PostPlacesProps) {
  const { data } = useQuery(operationQuery('listAccounts'))
  const { platform, content, posts = [] } = adaptation
  const parts = readParts(platform, content)
  const link = composeLink(platform, parts)
  const text = parts.map((part) => part.content).join('\n\n')
  const isScript = parts.some(({ label }) => label === 'Script')
  const accounts = data?.accounts ?? []
  const isOffered = canPost && data !== undefined && !isScript
  const gone = posts.filter(
    ({ account_id, status }) => status !== 'deleted' && !accounts.some(({ id }) => id === account_id),
  )
  const missing = isOffered
    ? connectable.filter(({ network }) => !accounts.some((account) => account.network === network))
    : []
  const deleting = { adaptationId: adaptation.adaptationId, remove: actions.deletePost, onDeleted }
  return (
    <section aria-label="Where to post it" className="grid gap-1">
      <h3 className="font-medium text-ink text-sm">Where to post it</h3>
      <ul className="divide-y divide-rule">
        {link && (
          <Place
            network={platform.split('_')[0] ?? platform}
            name={link.network}
            detail={isScript ? 'Copies title and script, to film and upload' : byHandWords(link)}
            action={<CopyAndOpen link={link} text={text} />}
          />
        )}
        {isOffered &&
          accounts.map((account) => (
            <AccountPlace
              key={account.id}
              account={account}
              adaptation={adaptation}
              deleting={deleting}
              onPost={() => onPost(account.id)}
            />
          ))}
        {gone.map((post) => (
          <Place
            key={`${post.account_id} ${post.version}`}
            network={post.network}
            name={post.handle ? <BreakableHandle handle={post.handle} /> : networkName(post.network)}
            detail={<PostedWords post={post} />}
          />
        ))}
        {missing.map((one) => (
          <HandPlace key={one.network} {...one} adaptation={adaptation} />
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="pt-1 text-ink-soft text-xs">
          <TextLink href="/settings/accounts">Connect an account</TextLink> to post to{' '}
          {missing.map(({ network }) => networkName(network)).join(' or ')} from here.
        </p>
      )}
    </section>
  )
}

const byHandWords = ({ network, isFilled }: ComposeLink) =>
  isFilled ? `Opens ${network} with the text in it` : `Copies the text, to paste on ${network}`

type PlaceProps = { network: string; name: ReactNode; detail: ReactNode; action?: ReactNode }

/** One place of a post: what it is, what happens or happened there, and what can be done. */
function Place({ network, name, detail, action }: PlaceProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <NetworkMark network={network} className="size-5" />
      <div className="grid min-w-24 flex-1 gap-0.5">
        <p className="wrap-anywhere font-medium text-ink text-sm leading-tight">{name}</p>
        <div className="wrap-anywhere text-ink-soft text-xs">{detail}</div>
      </div>
      {action && <div className="ml-auto flex items-center gap-1">{action}</div>}
    </li>
  )
}

type AccountPlaceProps = {
  account: Account
  adaptation: Adaptation
  deleting: Pick<Parameters<typeof DeletePost>[0], 'adaptationId' | 'remove' | 'onDeleted'>
  onPost: () => void
}

/** A connected account: posted there with one press, or since when. */
function AccountPlace({ account, adaptation, deleting, onPost }: AccountPlaceProps) {
  const post = postAt(adaptation.posts ?? [], account.id)
  const tooLong = tooLongWords(adaptation, account)
  const isThere = post?.status === 'posted'
  const isNewer = isThere && (adaptation.version ?? post.version) > post.version
  return (
    <Place
      network={account.network}
      name={<BreakableHandle handle={account.handle} />}
      detail={
        post ? (
          <PostedWords post={post} />
        ) : account.status === 'refused' ? (
          <span className="text-bad">Reconnect this account in Settings</span>
        ) : (
          (tooLong ?? `Posts to ${networkName(account.network)} at once`)
        )
      }
      action={
        <>
          {isThere && <DeletePost {...deleting} post={post} />}
          {(!isThere || isNewer) && (
            <Button
              size="sm"
              onClick={onPost}
              aria-label={`Post… to ${account.handle}`}
              disabledReason={tooLong && 'Too long for this account'}
            >
              Post…
            </Button>
          )}
        </>
      }
    />
  )
}

/** A network without an account: the text is taken there by hand, if it fits. */
function HandPlace({
  network,
  char_limit,
  adaptation,
}: (typeof connectable)[number] & { adaptation: Adaptation }) {
  const tooLong = tooLongWords(adaptation, { network, char_limit })
  const [first] = networkPosts(adaptation, { network, char_limit })
  const link = composeAt(network, first?.text ?? '')
  const text = readParts(adaptation.platform, adaptation.content)
    .map((part) => part.content)
    .join('\n\n')
  return (
    <Place
      network={network}
      name={link.network}
      detail={tooLong ?? byHandWords(link)}
      action={!tooLong && <CopyAndOpen link={link} text={text} />}
    />
  )
}

function tooLongWords(
  adaptation: Adaptation,
  at: Pick<Account, 'network' | 'char_limit'>,
): string | undefined {
  const long = networkPosts(adaptation, at).find(({ length, limit }) => length > limit)
  return long && `Too long: ${long.length} of ${long.limit} characters. A thread fits.`
}

/** What became of it there, and how readers answered. */
function PostedWords({ post }: { post: AdaptationPost }) {
  const look = looks[post.status] ?? { tone: 'neutral' as const, label: post.status }
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <StatusDot tone={look.tone} />
        <span className="text-ink">{look.label}</span>
        {post.posted_at && <RelativeTime at={post.posted_at} />}
        {post.status === 'posted' && post.url && /^https?:/.test(post.url) && (
          <TextLink href={post.url}>View post</TextLink>
        )}
      </span>
      {post.likes !== undefined && <span className="block">{postAnswers(post)}</span>}
      {post.error && <span className="block text-bad">{post.error}</span>}
    </>
  )
}

const looks: Readonly<Record<string, { tone: 'good' | 'busy' | 'bad' | 'neutral'; label: string }>> = {
  posted: { tone: 'good', label: 'Posted' },
  posting: { tone: 'busy', label: 'Posting' },
  failed: { tone: 'bad', label: 'Failed' },
  deleted: { tone: 'neutral', label: 'Deleted there' },
}

/** Puts the post on the clipboard and opens the network where it is written: it is published by hand. */
function CopyAndOpen({ link: { network, url, isFilled }, text }: { link: ComposeLink; text: string }) {
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    toast.done(isFilled ? `Copied. ${network} opens with it.` : `Copied. Paste it on ${network}.`)
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      // The link opens whether or not the browser lets the page write to the clipboard.
      onClick={() => void copy().catch(() => undefined)}
      className={buttonStyles({ size: 'sm' })}
    >
      Copy and open<span className="sr-only"> {network}</span> <ExternalLink aria-hidden />
    </a>
  )
}
