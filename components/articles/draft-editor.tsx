'use client'
import type { ReactNode } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { onDemand } from '#components/ui/on-demand.tsx'
import type { Article } from '#contract/articles.ts'
import type { ShownPicture } from './article-pictures.ts'
import { editorViewName, editorViews } from './editor-view.ts'
import { SaveState } from './save-state.tsx'
import { EditorBefore } from './text-skeleton.tsx'
import { TitleField } from './title-field.tsx'
import type { DraftEdit } from './use-draft-edit.ts'

const { Part: TextWorkspace } = onDemand(async () => {
  // Most texts are edited in it: it comes with its tools, not after them. What fails here is asked for once more by them.
  if (editorViews.read(editorViewName) === 'rich') import('./rich/rich-editor.tsx').catch(() => undefined)
  return (await import('./text-workspace.tsx')).default
})

export type DraftEditorProps = {
  /** The text as it is read: in the place of its editor until that is there. */
  shownText: ReactNode
  id: string
  article: Article
  edit: DraftEdit
  pictures: ReadonlyMap<string, ShownPicture>
}

/** The title and the text to be edited, and what stands against saving it. */
export function DraftEditor({ id, article, edit, pictures, shownText }: DraftEditorProps) {
  const { text, change, errors, problem, saving, saveNow } = edit
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      {article.status === 'published' && (
        <Notice>This article is live. Your changes stay in this tab until you update the live page.</Notice>
      )}
      {problem && <ProblemNotice problem={problem} onRetry={() => void saveNow()} retrying={saving} />}
      <div className="min-w-0 rounded-lg border border-rule-strong/70 bg-sheet">
        <TitleField title={text.title} error={errors?.title} onChange={(title) => change({ title })} />
        <TextWorkspace
          before={<EditorBefore>{shownText}</EditorBefore>}
          shownText={shownText}
          articleId={id}
          article={article}
          markdown={text.markdown}
          onChange={(markdown) => change({ markdown })}
          onSave={() => void saveNow()}
          pictures={pictures}
          claims={edit.saved.claims}
          error={errors?.markdown}
          saveState={<SaveState edit={edit} isLive={article.status === 'published'} />}
        />
      </div>
    </div>
  )
}
