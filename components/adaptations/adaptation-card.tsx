'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { toast } from '#components/ui/toast.ts'
import { readParts } from '#contract/adaptation-parts.ts'
import type { Adaptation } from '#contract/adaptations.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { AdaptationEditor } from './adaptation-editor.tsx'
import { AdaptationPosts } from './adaptation-posts.tsx'
import { composeLink } from './compose-link.ts'
import { LengthCounter } from './length-counter.tsx'
import { OpenInNetwork } from './open-in-network.tsx'
import { platformName } from './platform-words.ts'
import { PostDialog } from './post-dialog.tsx'
import { PostAuthor, PostLikeness, PostText } from './post-likeness.tsx'
import type { PostedArticle } from './post-look.ts'
import { RegenerateDialog } from './regenerate-dialog.tsx'

export type AdaptationCardProps = {
  adaptation: Adaptation
  /** What the post links to. */
  article: PostedArticle
  actions: AdaptationActions
  /** False where the service only writes them. */
  canChange: boolean
  /** Whether an account is connected. */
  canPost: boolean
  /** Who wrote it; undefined where that is said above all of them. */
  author: string | undefined
}

type Asked = 'post' | 'regenerate' | 'delete'

/** One adaptation: its parts with their counters; copy, edit, post, write again, delete. */
export function AdaptationCard({
  adaptation,
  article,
  actions,
  canChange,
  canPost,
  author,
}: AdaptationCardProps) {
  const queryClient = useQueryClient()
  const [isEdited, setEdited] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const { adaptationId: id, platform, content } = adaptation
  const name = platformName(platform)
  const parts = readParts(platform, content)
  const close = () => setAsked(undefined)

  const changed = async () => {
    await queryClient.invalidateQueries({ queryKey: operationKey('listAdaptations') })
  }

  return (
    <article
      aria-label={name}
      className="flex h-full min-w-0 flex-col gap-3 rounded-lg border border-rule bg-sheet p-4"
    >
      <CardHeader adaptation={adaptation} only={parts.length === 1 && !isEdited ? parts[0] : undefined} />
      {isEdited ? (
        <AdaptationEditor
          adaptation={adaptation}
          save={actions.save}
          onSaved={async () => {
            await changed()
            setEdited(false)
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <>
          <Parts platform={platform} article={article} parts={parts} />
          <CardActions
            name={name}
            platform={platform}
            parts={parts}
            canChange={canChange}
            canPost={canPost}
            onEdit={() => setEdited(true)}
            ask={setAsked}
          />
        </>
      )}
      {author && <p className="wrap-anywhere text-ink-faint text-xs">{author}</p>}
      <AdaptationPosts adaptation={adaptation} remove={actions.deletePost} onDeleted={changed} />
      {asked === 'post' && (
        <PostDialog adaptation={adaptation} post={actions.post} onPosted={changed} onClose={close} />
      )}
      {asked === 'regenerate' && (
        <RegenerateDialog
          adaptation={adaptation}
          regenerate={actions.regenerate}
          onWritten={changed}
          onClose={close}
        />
      )}
      <ConfirmAction
        danger
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={`Delete the post for ${name}?`}
        confirmLabel="Delete post"
        act={() => actions.remove(id)}
        onDone={async () => {
          await changed()
          toast.done(`Post for ${name} deleted`)
        }}
      >
        <p>This can't be undone. Published posts stay online. Credits aren't refunded.</p>
      </ConfirmAction>
    </article>
  )
}

type CardHeaderProps = {
  adaptation: Adaptation
  /** Its one part, counted here; several are counted each where it stands. */
  only: Parts[number] | undefined
}

function CardHeader({ adaptation, only }: CardHeaderProps) {
  const name = platformName(adaptation.platform)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="flex min-w-0 items-center gap-2 wrap-anywhere font-medium text-ink text-sm">{name}</h2>
      <span className="flex items-center gap-2">
        {only && <LengthCounter label={undefined} count={only.char_count} limit={only.limit} />}
        {adaptation.published && <StatusPill tone="good">Posted</StatusPill>}
        {adaptation.edited && <StatusPill tone="neutral">Edited</StatusPill>}
        {adaptation.created_at && (
          <span className="text-ink-faint text-xs">
            <RelativeTime at={adaptation.created_at} />
          </span>
        )}
      </span>
    </header>
  )
}

type Parts = ReturnType<typeof readParts>

/** The parts as the network shows them: a title and its text as one post, a thread as posts one below the other. */
function Parts({ platform, article, parts }: { platform: string; article: PostedArticle; parts: Parts }) {
  const [first, second] = parts
  if (first && parts.length === 1)
    return <PostLikeness platform={platform} article={article} text={first.content} />
  if (first?.label === 'Title' && second && parts.length === 2)
    return (
      <>
        <PostLikeness platform={platform} article={article} title={first.content} text={second.content} />
        <PartCounters name={platformName(platform)} parts={parts} />
      </>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PostAuthor platform={platform} article={article} />
      <ol className="ml-4.5 grid gap-3 border-rule border-l-2 pl-4">
        {parts.map((part) => (
          <li key={part.label} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
            <div className="flex items-center gap-1">
              <span className="grow">
                <LengthCounter label={part.label} count={part.char_count} limit={part.limit} />
              </span>
              <CopyButton
                value={part.content}
                what={`${part.label.toLowerCase()} for ${platformName(platform)}`}
              />
            </div>
            <PostText platform={platform} text={part.content} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What is pasted piece by piece can be copied so, and each piece has its own limit. */
function PartCounters({ name, parts }: { name: string; parts: Parts }) {
  return (
    <ul className="grid gap-0.5">
      {parts.map((part) => (
        <li key={part.label} className="flex items-center gap-1">
          <span className="grow">
            <LengthCounter label={part.label} count={part.char_count} limit={part.limit} />
          </span>
          <CopyButton value={part.content} what={`${part.label.toLowerCase()} for ${name}`} />
        </li>
      ))}
    </ul>
  )
}

type CardActionsProps = {
  name: string
  platform: string
  parts: Parts
  canChange: boolean
  canPost: boolean
  onEdit: () => void
  ask: (what: Asked) => void
}

function CardActions({ name, platform, parts, canChange, canPost, onEdit, ask }: CardActionsProps) {
  const isScript = parts.some(({ label }) => label === 'Script')
  return (
    // At the foot of every card, however long its post is.
    <footer className="mt-auto flex flex-wrap items-center gap-2 border-rule border-t pt-3">
      <OpenInNetwork platform={platform} parts={parts} />
      <CopyButton
        value={parts.map((part) => part.content).join('\n\n')}
        what={`post for ${name}`}
        label={composeLink(platform, parts) ? undefined : 'Copy'}
      />
      {canChange && (
        <>
          <Button size="sm" onClick={onEdit} aria-label={`Edit the post for ${name}`}>
            Edit
          </Button>
          {canPost && !isScript && (
            <Button size="sm" onClick={() => ask('post')} aria-label={`Publish the post for ${name}`}>
              Post…
            </Button>
          )}
          <DropdownMenu
            trigger={
              <Button size="sm" variant="quiet" square aria-label={`More for ${name}`}>
                <Ellipsis aria-hidden />
              </Button>
            }
          >
            <MenuItem onSelect={() => ask('regenerate')}>Regenerate…</MenuItem>
            <MenuSeparator />
            <MenuItem danger onSelect={() => ask('delete')}>
              Delete…
            </MenuItem>
          </DropdownMenu>
        </>
      )}
    </footer>
  )
}
