'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { useBrowserStore } from '#components/ui/browser-store.ts'
import { Notice } from '#components/ui/notice.tsx'
import { onDemand } from '#components/ui/on-demand.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import type { Article } from '#contract/articles.ts'
import type { ArticleClaim } from '#contract/drafts.ts'
import { formatCount } from '#lib/format-number.ts'
import type { ShownPicture } from './article-pictures.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { editorViewName, editorViews } from './editor-view.ts'
import { FindBar } from './find-bar.tsx'
import type { ActiveFormats } from './rich/rich-commands.ts'
import type { TextEditor } from './text-editor.ts'
import { TextBefore } from './text-skeleton.tsx'
import { WordGoal } from './word-goal.tsx'

const { Part: RichEditor } = onDemand(async () => (await import('./rich/rich-editor.tsx')).default)
const { Part: MarkdownEditor } = onDemand(async () => (await import('./markdown-editor.tsx')).default)

const nothing: ActiveFormats = new Set()

export type TextWorkspaceProps = {
  articleId: string
  article: Article
  markdown: string
  onChange: (markdown: string) => void
  onSave: () => void
  pictures: ReadonlyMap<string, ShownPicture>
  /** Of the text as it was saved last. */
  claims: readonly ArticleClaim[]
  error: string | undefined
  /** Whether it is saved. */
  saveState: ReactNode
  /** The text as it is read: in the place of its editor until that is there. */
  shownText: ReactNode
}

/** The text with its tools: as it will look or as Markdown, whichever this browser chose last. */
export default function TextWorkspace(props: TextWorkspaceProps) {
  const { articleId, article, markdown, onChange, onSave, pictures, claims, error, saveState, shownText } =
    props
  const chosen = useBrowserStore(editorViews, editorViewName)
  const [editor, setEditor] = useState<TextEditor>()
  const [active, setActive] = useState(nothing)
  const [finding, setFinding] = useState(false)
  const [linking, setLinking] = useState(false)
  /** Parts without a rich form; undefined where the whole text has none. */
  const [markdownParts, setMarkdownParts] = useState<number | undefined>(0)
  const view = markdownParts === undefined ? 'markdown' : chosen
  const shared = {
    value: markdown,
    onChange,
    onSave,
    onFind: () => setFinding(true),
    onReady: setEditor,
    labelledBy: 'text-label',
    invalid: error !== undefined,
    claims,
    before: <TextBefore>{shownText}</TextBefore>,
  }
  const { selection } = useClaimSelection()
  useEffect(() => {
    if (selection?.claimId && selection.from !== 'text') editor?.showClaim(selection.claimId)
  }, [editor, selection])
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <p id="text-label" className="sr-only">
        Text
      </p>
      <div className="px-3 pb-3 empty:hidden">
        <ViewNotice view={view} markdownParts={markdownParts} />
      </div>
      <div className="min-w-0">
        <div className="sticky top-0 z-10 border-rule border-y max-lg:top-13 bg-sheet px-1.5 py-1">
          <EditorToolbar
            editor={editor}
            active={active}
            pictures={pictures}
            linkOpen={linking}
            onLinkOpenChange={setLinking}
            findOpen={finding}
            onFind={() => setFinding(!finding)}
          />
          {finding && editor && (
            <FindBar editor={editor} value={markdown} onClose={() => setFinding(false)} />
          )}
        </div>
        {view === undefined && shared.before}
        {view === 'rich' && (
          <RichEditor
            {...shared}
            pictures={pictures}
            onActive={setActive}
            onLink={() => setLinking(true)}
            onOpened={setMarkdownParts}
          />
        )}
        {view === 'markdown' && <MarkdownEditor {...shared} />}
        <WorkspaceFooter
          articleId={articleId}
          article={article}
          markdown={markdown}
          saveState={saveState}
          view={view}
          onView={(chosenView) => {
            setFinding(false)
            setActive(nothing)
            setMarkdownParts(0)
            editorViews.write(editorViewName, chosenView)
          }}
        />
      </div>
      <p role="alert" className="px-3 pb-2 text-bad text-xs empty:hidden">
        {error}
      </p>
    </div>
  )
}

type View = 'rich' | 'markdown'

function ViewNotice({ view, markdownParts }: { view: View | undefined; markdownParts: number | undefined }) {
  if (markdownParts === undefined) {
    return <Notice>The rich view can't keep everything in this text, so it's open as Markdown.</Notice>
  }
  if (view !== 'rich' || markdownParts === 0) return null
  const them = markdownParts === 1 ? 'it' : 'them'
  return (
    <Notice>
      {formatCount(markdownParts, 'part is', 'parts are')} shown as Markdown, because the rich view can't keep
      everything in {them}. Switch to Markdown to edit {them}.
    </Notice>
  )
}

type FooterProps = Pick<TextWorkspaceProps, 'articleId' | 'article' | 'markdown' | 'saveState'> & {
  view: View | undefined
  onView: (view: View) => void
}

function WorkspaceFooter({ articleId, article, markdown, saveState, view, onView }: FooterProps) {
  return (
    <footer
      data-bottom-bar
      className="sticky bottom-0 z-10 flex items-center gap-2 rounded-b-lg border-rule border-t bg-sheet py-1 pr-1 pl-3"
    >
      <WordGoal
        articleId={articleId}
        size={sizeAskedFor(article)}
        counted={article.word_count}
        markdown={markdown}
      />
      <span className="ml-auto">{saveState}</span>
      <Segmented
        legend="How the text is edited"
        value={view ?? 'rich'}
        onChange={(event) => onView(event.target.value === 'markdown' ? 'markdown' : 'rich')}
        options={[
          { value: 'rich', label: 'Rich' },
          { value: 'markdown', label: 'Markdown' },
        ]}
      />
    </footer>
  )
}

/** The length that was bought: of a draft that a model writes to it. Of a digest and of what is live it is no goal. */
function sizeAskedFor({ status, engine, form, size }: Article): string | undefined {
  return status !== 'published' && form !== 'digest' && engine?.startsWith('model') ? size : undefined
}
