'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Article } from '#contract/articles.ts'
import type { ArticleVersion } from '#contract/drafts.ts'
import { formatCount } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { DiffDialog } from './diff-dialog.tsx'
import { type DraftText, draftText } from './draft-text.ts'
import { textsSetAside } from './saved-draft.ts'
import type { DraftEdit } from './use-draft-edit.ts'
import { WritingFacts } from './writing-facts.tsx'

type Compared = { title: string; text: Pick<DraftText, 'title' | 'description' | 'markdown'> }

type VersionsPanelProps = { id: string; article: Article; edit: DraftEdit }

/** How the text came about, and every kept version: compare it with the text as it is now, or bring it back. */
export function VersionsPanel({ id, article, edit }: VersionsPanelProps) {
  const queryClient = useQueryClient()
  const [compared, setCompared] = useState<Compared>()
  const { saved, text, change } = edit
  const aside = textsSetAside(id)

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
    toast.done(`${name} loaded in the editor`, { action: { label: 'Undo', onClick: () => change(now) } })
  }
  const restore = async ({ version }: ArticleVersion) => {
    const kept = await read(version)
    if (kept) bringBack(kept, `Version ${version}`)
  }
  const isCurrent = ({ version }: ArticleVersion) => version === saved.version && !edit.dirty
  const generated = saved.versions.find((one) => one.origin === 'generated' && !isCurrent(one))

  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Versions</h2>
      <WritingFacts article={article} changes={saved.changes} />
      {generated && (
        <Button className="w-fit" onClick={() => void compare(generated, 'Original')}>
          Compare with original
        </Button>
      )}
      <ul className="divide-y divide-rule border-rule border-y">
        {saved.versions.map((version) => (
          <li key={version.version} className="grid gap-1 py-2.5">
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="font-medium text-ink">Version {version.version}</span>
              <span className="text-ink-faint text-xs">
                {version.origin === 'generated' ? 'original' : version.origin}
              </span>
              <span className="text-ink-faint text-xs">{formatCount(version.word_count, 'word')}</span>
              <RelativeTime at={version.created_at} className="ml-auto text-ink-faint text-xs" />
            </p>
            <p className="line-clamp-1 wrap-anywhere font-serif text-ink-soft text-sm">{version.title}</p>
            <p className="-ml-2 flex gap-1">
              {!isCurrent(version) && (
                <Button variant="quiet" size="sm" onClick={() => void compare(version)}>
                  Compare<span className="sr-only"> version {version.version}</span>
                </Button>
              )}
              {version.version !== saved.version && (
                <Button variant="quiet" size="sm" onClick={() => void restore(version)}>
                  Restore<span className="sr-only"> version {version.version}</span>
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {aside.length > 0 && (
        <section aria-labelledby="set-aside" className="grid gap-2">
          <h3 id="set-aside" className="font-medium text-ink text-sm">
            Saved in this tab
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
