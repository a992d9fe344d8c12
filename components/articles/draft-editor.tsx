'use client'
import dynamic from 'next/dynamic'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { DraftEdit } from './use-draft-edit.ts'

const MarkdownEditor = dynamic(() => import('./markdown-editor.tsx'), {
  ssr: false,
  loading: () => <Skeleton className="h-[60vh]" />,
})

/** Title, address, description, tags and the Markdown itself. */
export function DraftEditor({ edit, isLive }: { edit: DraftEdit; isLive: boolean }) {
  const { text, change, errors, problem, saving, saveNow } = edit
  return (
    <div className="grid min-w-0 content-start gap-4">
      {isLive && (
        <Notice>This article is live. Your changes stay in this tab until you update the live page.</Notice>
      )}
      {problem && <ProblemNotice problem={problem} onRetry={() => void saveNow()} retrying={saving} />}
      <DraftFields text={text} errors={errors} onChange={change} />
      <div className="grid gap-1">
        <p id="markdown-label" className="font-medium text-ink text-sm">
          Text <span className="font-normal text-ink-faint">(Markdown)</span>
        </p>
        <MarkdownEditor
          value={text.markdown}
          onChange={(markdown) => change({ markdown })}
          onSave={() => void saveNow()}
          labelledBy="markdown-label"
          invalid={errors?.markdown !== undefined}
        />
        <p role="alert" className="text-bad text-xs empty:hidden">
          {errors?.markdown}
        </p>
      </div>
    </div>
  )
}
