'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
import { LengthCounter } from './length-counter.tsx'
import { platformName } from './platform-words.ts'
import { PostDialog } from './post-dialog.tsx'
import { PostAuthor, PostLikeness, PostText } from './post-likeness.tsx'
import type { PostedArticle } from './post-look.ts'
import { PostPlaces } from './post-places.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { writtenBy } from './written-by.ts'

export type AdaptationCardProps = {
  adaptation: Adaptation
  /** What the post links to. */
  article: PostedArticle
  actions: AdaptationActions
  /** False where the service only writes them. */
  canChange: boolean
}

type Asked = 'regenerate' | 'delete'

/** One social post: as its network shows it, what can be done with it, and where it goes and went. */
export function AdaptationCard({ adaptation, article, actions, canChange }: AdaptationCardProps) {
  const queryClient = useQueryClient()
  const [isEdited, setEdited] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  /** The account that it is about to be posted to. */
  const [accountId, setAccountId] = useState<string>()
  const { adaptationId: id, platform, content } = adaptation
  const name = platformName(platform)
  const parts = readParts(platform, content)
  const author = writtenBy(adaptation)
  const close = () => setAsked(undefined)

  const changed = async () => {
    await queryClient.invalidateQueries({ queryKey: operationKey('listAdaptations') })
  }

  return (
    <article aria-label={name} className="min-w-0 rounded-lg border border-rule bg-sheet">
      <CardHeader adaptation={adaptation} only={parts.length === 1 && !isEdited ? parts[0] : undefined}>
        {!isEdited && (
          <CardActions
            name={name}
            parts={parts}
            canChange={canChange}
            onEdit={() => setEdited(true)}
            ask={setAsked}
          />
        )}
      </CardHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4">
          <div className="grid max-w-[34rem] grid-cols-[minmax(0,1fr)] gap-3">
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
              <Parts platform={platform} article={article} parts={parts} />
            )}
          </div>
        </div>
        <div className="grid content-start gap-4 border-rule p-4 max-xl:border-t xl:border-l">
          <PostPlaces
            adaptation={adaptation}
            canPost={canChange}
            actions={actions}
            onPost={setAccountId}
            onDeleted={changed}
          />
          {author && <p className="wrap-anywhere text-ink-faint text-xs">{author}</p>}
        </div>
      </div>
      {accountId !== undefined && (
        <PostDialog
          adaptation={adaptation}
          accountId={accountId}
          post={actions.post}
          onPosted={changed}
          onClose={() => setAccountId(undefined)}
        />
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
  children: ReactNode
}

function CardHeader({ adaptation, only, children }: CardHeaderProps) {
  return (
    <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-rule border-b px-4 py-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h2 className="wrap-anywhere font-medium text-ink text-sm">{platformName(adaptation.platform)}</h2>
        {only && <LengthCounter label={undefined} count={only.char_count} limit={only.limit} />}
        {adaptation.edited && <StatusPill tone="neutral">Edited</StatusPill>}
        {adaptation.created_at && (
          <span className="text-ink-faint text-xs">
            Written <RelativeTime at={adaptation.created_at} />
          </span>
        )}
      </div>
      {children}
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
  parts: Parts
  canChange: boolean
  onEdit: () => void
  ask: (what: Asked) => void
}

function CardActions({ name, parts, canChange, onEdit, ask }: CardActionsProps) {
  return (
    <div className="flex items-center gap-2">
      <CopyButton
        value={parts.map((part) => part.content).join('\n\n')}
        what={`post for ${name}`}
        label="Copy"
      />
      {canChange && (
        <>
          <Button size="sm" onClick={onEdit} aria-label={`Edit the post for ${name}`}>
            Edit
          </Button>
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
    </div>
  )
}
