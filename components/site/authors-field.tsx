import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import type { SiteBranding } from '#contract/site.ts'
import { PictureField, type UploadPicture } from './picture-field.tsx'

type SiteAuthor = SiteBranding['authors'][number]

export type AuthorsFieldProps = {
  authors: readonly SiteAuthor[]
  upload: UploadPicture
  pictures: string
  errorOf: (path: string) => string | undefined
  /** Takes what to make of the authors: a portrait arrives later than what was typed meanwhile. */
  onChange: (update: (authors: readonly SiteAuthor[]) => SiteAuthor[]) => void
}

/** Who articles are signed by; the first signs. */
export function AuthorsField({ authors, upload, pictures, errorOf, onChange }: AuthorsFieldProps) {
  const [isUploading, setUploading] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  // By place, as the authors are: it changes places with them.
  const [opened, setOpened] = useState<readonly boolean[]>([])
  const open = authors.map((_, index) => opened[index] ?? false)
  /** What had the focus is gone or belongs to another author. */
  const focusEntry = (index: number) =>
    list.current?.querySelectorAll('summary')[Math.min(index, authors.length - 2)]?.focus()
  // An author has nothing but its place, which is the portrait's too.
  const fixedReason = isUploading ? 'Wait until the portrait is uploaded.' : undefined
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">
        The first author signs every article that has no other one chosen beside its text.
      </p>
      <ol ref={list} className="grid border-rule border-y empty:hidden">
        {authors.map((author, index) => (
          <AuthorEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: an author has nothing but its place.
            key={index}
            author={author}
            index={index}
            isOpen={open[index] ?? false}
            onOpen={(isOpen) => setOpened(open.with(index, isOpen))}
            upload={upload}
            pictures={pictures}
            errorOf={(member) => errorOf(`authors.${index}.${member}`)}
            fixedReason={fixedReason}
            onChange={(part) =>
              onChange((before) => before.map((one, at) => (at === index ? { ...one, ...part } : one)))
            }
            onPending={setUploading}
            onMoveFirst={() => {
              onChange((before) => [author, ...before.filter((_, at) => at !== index)])
              setOpened([open[index] ?? false, ...open.toSpliced(index, 1)])
              focusEntry(0)
            }}
            onRemove={() => {
              onChange((before) => before.filter((_, at) => at !== index))
              setOpened(open.toSpliced(index, 1))
              focusEntry(index)
            }}
          />
        ))}
      </ol>
      <Button
        size="sm"
        className="w-fit"
        onClick={() => {
          onChange((before) => [...before, { name: '', line: '', picture: null, url: null }])
          setOpened([...open, true])
        }}
      >
        Add author
      </Button>
    </div>
  )
}

type AuthorEntryProps = {
  author: SiteAuthor
  index: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  upload: UploadPicture
  pictures: string
  errorOf: (member: string) => string | undefined
  /** Why it can't be moved or removed now. */
  fixedReason: string | undefined
  onChange: (part: Partial<SiteAuthor>) => void
  onPending: (isPending: boolean) => void
  onMoveFirst: () => void
  onRemove: () => void
}

/** One author, folded to the name; a new one and one with a mistake are open. */
function AuthorEntry(props: AuthorEntryProps) {
  const { author, index, isOpen, onOpen, upload, pictures, errorOf, fixedReason } = props
  const { onChange, onPending, onMoveFirst, onRemove } = props
  const hasError = ['name', 'line', 'url'].some((member) => errorOf(member) !== undefined)
  return (
    <li className="border-rule border-b last:border-0">
      <details
        open={isOpen || hasError}
        onToggle={(event) => event.currentTarget.open === isOpen || onOpen(event.currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="block truncate text-ink text-sm">
              {author.name || `Author ${index + 1}`}
              {index === 0 && <span className="text-ink-faint"> · signs first</span>}
            </span>
            {author.line && <span className="block truncate text-ink-faint text-xs">{author.line}</span>}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pt-1 pb-4">
          <Field label={`Name of author ${index + 1}`} error={errorOf('name')}>
            {(control) => (
              <Input
                {...control}
                value={author.name}
                onChange={(event) => onChange({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label="Line below the name" optional error={errorOf('line')}>
            {(control) => (
              <Input
                {...control}
                placeholder="Head of research"
                value={author.line}
                onChange={(event) => onChange({ line: event.target.value })}
              />
            )}
          </Field>
          <Field label="Link" optional error={errorOf('url')}>
            {(control) => (
              <Input
                {...control}
                placeholder="https://"
                value={author.url ?? ''}
                onChange={(event) => onChange({ url: event.target.value || null })}
              />
            )}
          </Field>
          <PictureField
            label="Portrait"
            kind="author"
            file={author.picture}
            pictures={pictures}
            upload={upload}
            onChange={(picture) => onChange({ picture })}
            onPending={onPending}
          />
          <div className="flex flex-wrap gap-2">
            {index > 0 && (
              <Button size="sm" disabledReason={fixedReason} onClick={onMoveFirst}>
                Make author {index + 1} the first
              </Button>
            )}
            <Button size="sm" variant="quiet" disabledReason={fixedReason} onClick={onRemove}>
              Remove author {index + 1}
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}
