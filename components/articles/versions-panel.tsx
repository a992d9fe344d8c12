'use client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Article } from '#contract/articles.ts'
import type { ArticleVersion } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { modelOf } from '#lib/model-of.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { DiffDialog } from './diff-dialog.tsx'
import { type DraftText, draftText } from './draft-text.ts'
import type { DraftEdit } from './use-draft-edit.ts'
import { writerLabel } from './writer-label.ts'
import { WritingFacts } from './writing-facts.tsx'

type Compared = { title: string; text: Pick<DraftText, 'title' | 'description' | 'markdown'> }

type VersionsPanelProps = { id: string; article: Article; edit: DraftEdit }

/** How the text came about, and every kept version: compare it with the text as it is now, or bring it back. */
export function VersionsPanel({ id, article, edit }: VersionsPanelProps) {
  const queryClient = useQueryClient()
  const [compared, setCompared] = useState<Compared>()
  const { saved, text, change } = edit
  const aside = edit.textsAside()

  const read = async (version: number): Promise<DraftText | undefined> => {
    if (version === saved.version) return draftText(saved)
    try {
      return draftText(
        await queryClient.fetchQuery(operationQuery('getDraft', { params: { id }, query: { version } })),
      )
    } catch (error) {
      toast.failed(problemOf(error).message)
      return undefined
    }
  }
  const compare = async ({ version }: ArticleVersion, name = `Version ${version}`) => {
    const kept = await read(version)
    if (kept) setCompared({ title: `${name} and the current text`, text: kept })
  }
  const bringBack = (kept: DraftText, name: string) => {
    const now = text
    change(kept)
    toast.done(`${name} restored`, { action: { label: 'Undo', onClick: () => change(now) } })
  }
  const restore = async ({ version }: ArticleVersion) => {
    const kept = await read(version)
    if (kept) bringBack(kept, `Version ${version}`)
  }
  const versions = saved.versions.toSorted((a, b) => b.version - a.version)
  const isCurrent = ({ version }: ArticleVersion) => version === saved.version && !edit.dirty
  const generated = saved.versions.find((one) => one.origin === 'generated' && !isCurrent(one))
  // Where the original stands right below, its own button compares it.
  const isFar = versions.length > 3

  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Versions</h2>
      {generated && isFar && (
        <Button className="w-fit" onClick={() => void compare(generated, 'Original')}>
          Compare with original
        </Button>
      )}
      <ol className="grid">
        {versions.map((version, at) => (
          <VersionRow
            key={version.version}
            version={version}
            // The one before it in time is below it.
            earlier={versions[at + 1]}
            isCurrent={isCurrent(version)}
            writer={modelOf(article.engine) ?? writerLabel(article)}
          >
            {!isCurrent(version) && (
              <Button size="sm" onClick={() => void compare(version)}>
                Compare<span className="sr-only"> version {version.version}</span>
              </Button>
            )}
            {version.version !== saved.version && (
              <Button size="sm" onClick={() => void restore(version)}>
                Restore<span className="sr-only"> version {version.version}</span>
              </Button>
            )}
          </VersionRow>
        ))}
      </ol>
      {versions.length === 1 && (
        <p className="-mt-1 pl-6 text-ink-soft text-sm">
          Each edit you save becomes a version here, to compare or restore.
        </p>
      )}
      {aside.length > 0 && (
        <section aria-labelledby="set-aside" className="grid gap-2">
          <h3 id="set-aside" className="font-medium text-ink text-sm">
            Saved in this browser
          </h3>
          <ul className="grid gap-2">
            {aside.map(({ at, text: kept }) => (
              <li key={at} className="flex items-center justify-between gap-2 text-sm">
                <RelativeTime at={at} className="text-ink-soft" />
                <Button size="sm" onClick={() => bringBack(kept, 'Your text')}>
                  Restore
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WritingFacts article={article} changes={saved.changes} />
      {compared && (
        <DiffDialog
          title={compared.title}
          before={compared.text}
          after={text}
          onClose={() => setCompared(undefined)}
        />
      )}
    </div>
  )
}

type VersionRowProps = {
  version: ArticleVersion
  earlier: ArticleVersion | undefined
  isCurrent: boolean
  /** Who wrote the first one. */
  writer: string | undefined
  children: ReactNode
}

/** One version on the line of time: when, how it came about, and how it differs from the one before. */
function VersionRow({ version, earlier, isCurrent, writer, children }: VersionRowProps) {
  const { origin, title, word_count, created_at } = version
  const change = earlier ? word_count - earlier.word_count : 0
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)] gap-0.5 pb-5 pl-6 last:pb-0">
      <span
        aria-hidden
        className="absolute top-3 bottom-[-0.375rem] left-[0.3125rem] w-px bg-rule group-last:hidden"
      />
      <span
        aria-hidden
        className={classNames(
          'absolute top-1.5 left-0 size-2.75 rounded-full border-2',
          isCurrent ? 'border-ink bg-ink' : 'border-rule-strong bg-paper',
        )}
      />
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-medium text-ink">Version {version.version}</span>
        {isCurrent && <Badge>Current</Badge>}
        <RelativeTime at={created_at} className="ml-auto text-ink-faint text-xs" />
      </p>
      <p className="text-ink-soft text-xs">
        {originWords(origin, writer)} · {formatCount(word_count, 'word')}
        {change !== 0 && ` (${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))})`}
      </p>
      {earlier && earlier.title !== title && (
        <p className="wrap-anywhere text-ink-soft text-xs">
          New title: <span className="font-serif text-ink text-sm">{title}</span>
        </p>
      )}
      <p className="mt-1 flex gap-2 empty:hidden">{children}</p>
    </li>
  )
}

function originWords(origin: string, writer: string | undefined): string {
  if (origin === 'generated') return writer ? `Original, ${writer}` : 'Original'
  return origin.charAt(0).toUpperCase() + origin.slice(1).replaceAll('_', ' ')
}
