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
import { classNames } from '#lib/class-names.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { AdaptationEditor } from './adaptation-editor.tsx'
import { AdaptationPosts } from './adaptation-posts.tsx'
import { LengthCounter } from './length-counter.tsx'
import { PlatformMark } from './platform-mark.tsx'
import { platformName } from './platform-words.ts'
import { PostDialog } from './post-dialog.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'

export type AdaptationCardProps = {
  adaptation: Adaptation
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
export function AdaptationCard({ adaptation, actions, canChange, canPost, author }: AdaptationCardProps) {
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
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-rule bg-sheet p-4"
    >
      <CardHeader adaptation={adaptation} />
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
          <Parts name={name} parts={parts} />
          <CardActions
            name={name}
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

function CardHeader({ adaptation }: { adaptation: Adaptation }) {
  const name = platformName(adaptation.platform)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="flex min-w-0 items-center gap-2 wrap-anywhere font-medium text-ink text-sm">
        <PlatformMark platform={adaptation.platform} />
        {name}
      </h2>
      <span className="flex items-center gap-2">
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

/** Each part with its counter, in full. */
function Parts({ name, parts }: { name: string; parts: Parts }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {parts.map((part) => (
        <div key={part.label} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <LengthCounter
            label={parts.length > 1 ? part.label : undefined}
            count={part.char_count}
            limit={part.limit}
          />
          <div className="flex items-start gap-1 rounded-md bg-well px-3 py-2">
            <PartText text={part.content} />
            {parts.length > 1 && (
              <CopyButton value={part.content} what={`${part.label.toLowerCase()} for ${name}`} />
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

/** A whole article among posts begins, and goes on when it is asked to. */
const maxCharacters = 1_800

function PartText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > maxCharacters
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
      <p
        dir="auto"
        className={classNames(
          'whitespace-pre-wrap wrap-anywhere text-ink text-sm',
          isLong && !isOpen && 'line-clamp-[20]',
        )}
      >
        {text}
      </p>
      {isLong && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2 justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  )
}

type CardActionsProps = {
  name: string
  parts: Parts
  canChange: boolean
  canPost: boolean
  onEdit: () => void
  ask: (what: Asked) => void
}

function CardActions({ name, parts, canChange, canPost, onEdit, ask }: CardActionsProps) {
  const isScript = parts.some(({ label }) => label === 'Script')
  return (
    <footer className="flex flex-wrap items-center gap-2">
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
