'use client'
import dynamic from 'next/dynamic'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { articleName } from '#components/jobs/article-status.ts'
import { Notice } from '#components/ui/notice.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import type { Article } from '#contract/articles.ts'
import type { Draft } from '#contract/drafts.ts'
import { AppearancePanel, type PublicSite } from './appearance-panel.tsx'
import type { ArticleActions } from './article-actions.ts'
import { articlePictures } from './article-pictures.ts'
import { ArticlePublishing } from './article-publishing.tsx'
import { ClaimCorrections } from './claim-corrections.tsx'
import { ClaimLine } from './claim-line.tsx'
import { ClaimSelection } from './claim-selection.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { DraftFields } from './draft-fields.tsx'
import { PagePreview } from './page-preview.tsx'
import { DraftPublishing, publishChecks } from './publish-form.tsx'
import { SaveState } from './save-state.tsx'
import { sourceLedger } from './source-passages.ts'
import { SourcesPanel } from './sources-panel.tsx'
import { TextAndPanels } from './text-and-panels.tsx'
import { TextLines } from './text-skeleton.tsx'
import { UpdateLivePage } from './update-live-page.tsx'
import { type DeskView, deskViews, useDeskView } from './use-desk-view.ts'
import { type DraftEdit, useDraftEdit } from './use-draft-edit.ts'
import { VersionsPanel } from './versions-panel.tsx'

const ArticleText = dynamic(() => import('./article-text.tsx'), {
  loading: () => <TextLines />,
})

/** Few articles are read aloud, and what reads the recording is heavier than the player. */
const ArticleAudio = dynamic(() => import('./article-audio.tsx').then((module) => module.ArticleAudio))

/** What a live article brought, at the head of what is beside the text, and who read it, in a panel below. */
export type ShownResults = { glance: ReactNode; readers: ReactNode }

/** Who signs it, and its cover. */
export type ArticleLook = { author: ReactNode; cover: ReactNode }

export type ArticleDeskProps = {
  /** Who is signed in. */
  agentId: string
  id: string
  article: Article
  draft: Draft
  actions: ArticleActions
  timeZone: string
  site: PublicSite | undefined
  /** The article in the form of social platforms; drawn only when it is opened. */
  social: ReactNode
  /** Where it is published; drawn only when it is opened. */
  placements: ReactNode
  look: ArticleLook
  /** Undefined before it is published. */
  results: ShownResults | undefined
  destinationChoice: ReactNode
}

/** A written article: reading and editing at the left; sources, appearance and versions at the right. */
export function ArticleDesk(props: ArticleDeskProps) {
  const { id, article, draft, actions, timeZone, site, social, placements, look, destinationChoice } = props
  const results = article.status === 'published' ? props.results : undefined
  const [markAll, setMarkAll] = useState(false)
  const edit = useDraftEdit({
    agentId: props.agentId,
    id,
    draft,
    save: actions.save,
    autosave: article.status === 'generated',
  })
  const { text, saved } = edit
  const shownMarkdown = useDeferredValue(text.markdown)
  const statements = sourceLedger(saved.sources, saved.claims)
  // Not those of the edit: a draft that is read again has addresses that open longer.
  const pictures = articlePictures(article, draft)
  const desk = useDeskView(article, { hasResults: results !== undefined, claims: saved.claims })
  const { view, editing } = desk
  const checks = publishChecks(statements, draft)
  const published = { id, article, actions, timeZone, statements, checks, beforePublish: edit.saveNow }

  const shownText = { markdown: shownMarkdown, sources: saved.sources, pictures }
  const appearance = <Appearance {...{ article, draft, edit, site, look }} />
  const tabs = [
    ...(editing ? besideEditor(id, edit, appearance) : []),
    ...besideText({
      ...{ id, article, edit, placements, results, markAll, setMarkAll },
      appearance: editing ? undefined : appearance,
      publish: article.status === 'generated' && <DraftPublishing {...published} />,
    }),
  ]
  return (
    <ClaimSelection onSelect={desk.showSelected}>
      <ClaimCorrections
        text={text}
        sources={saved.sources}
        language={article.language}
        canEdit={article.status !== 'publishing'}
        change={edit.change}
        onEdit={desk.editClaim}
      >
        <ArticlePublishing
          {...published}
          text={text}
          title={
            editing ? (
              // It stands above the text, to be edited; a heading without any height would be no heading to some programs.
              <span className="block h-px overflow-hidden opacity-0">
                {text.title || articleName(article)}
              </span>
            ) : (
              <ClaimLine text={text.title || articleName(article)} place="title" claims={saved.claims} />
            )
          }
          canChange
          isEditing={editing}
          readVersion={view === 'read' ? saved.version : undefined}
          destinationChoice={destinationChoice}
          aside={
            <DeskControls
              article={article}
              edit={edit}
              editing={editing}
              view={view}
              onView={desk.changeView}
            />
          }
        >
          {view === 'edit' && !editing && (
            <Notice>You can't edit this article while it's being published. It takes a few seconds.</Notice>
          )}
          {edit.theirs && <DraftConflict edit={edit} theirs={edit.theirs} />}
          {view === 'social' ? (
            social
          ) : (
            <TextAndPanels desk={desk} tabs={tabs} head={view === 'read' ? results?.glance : undefined}>
              {editing ? (
                <DraftEditor
                  id={id}
                  article={article}
                  edit={edit}
                  pictures={pictures}
                  shownText={<ArticleText {...shownText} claims={[]} markAll={false} />}
                />
              ) : (
                <ArticleSheet
                  article={article}
                  draft={draft}
                  description={text.description}
                  claims={saved.claims}
                >
                  <ArticleText {...shownText} claims={saved.claims} markAll={markAll} />
                </ArticleSheet>
              )}
            </TextAndPanels>
          )}
        </ArticlePublishing>
      </ClaimCorrections>
    </ClaimSelection>
  )
}

type DeskControlsProps = {
  article: Article
  edit: DraftEdit
  editing: boolean
  view: DeskView
  onView: (view: DeskView) => void
}

/** Whether it is saved, and what is done with it. */
function DeskControls({ article, edit, editing, view, onView }: DeskControlsProps) {
  const isLive = article.status === 'published'
  return (
    <>
      {!editing && <SaveState edit={edit} isLive={isLive} isQuiet />}
      {isLive && <UpdateLivePage edit={edit} isEdited={editing} url={article.article_url} />}
      <ViewSwitch view={view} onChange={onView} />
    </>
  )
}

function ViewSwitch({ view, onChange }: { view: DeskView; onChange: (view: DeskView) => void }) {
  return (
    <Segmented
      legend="What to do with the text"
      value={view}
      onChange={(event) => onChange(deskViews.find((name) => name === event.target.value) ?? 'read')}
      options={[
        { value: 'read', label: 'Read' },
        { value: 'edit', label: 'Edit' },
        { value: 'social', label: 'Social' },
      ]}
    />
  )
}

type ArticleSheetProps = {
  article: Article
  draft: Draft
  description: string
  claims: Draft['claims']
  children: ReactNode
}

/** The text as it is read, on its sheet of paper. */
function ArticleSheet({ article, draft, description, claims, children }: ArticleSheetProps) {
  return (
    <article
      aria-label="The text"
      className="min-w-0 rounded-lg border border-rule bg-sheet px-5 py-7 sm:px-10 sm:py-10 print:border-0 print:p-0"
    >
      <div className="mx-auto max-w-[38rem] print:mx-0">
        {description && (
          <p className="mb-6 text-pretty font-serif text-ink-soft text-xl italic leading-relaxed">
            <ClaimLine text={description} place="description" claims={claims} />
          </p>
        )}
        {article.extensions?.audio !== undefined && <ArticleAudio article={article} url={draft.audio_url} />}
        {children}
      </div>
    </article>
  )
}

type AppearanceProps = Pick<ArticleDeskProps, 'article' | 'draft' | 'site' | 'look'> & { edit: DraftEdit }

/** Who signs it, its cover, and how others will show it. */
function Appearance({ article, draft, edit, site, look }: AppearanceProps) {
  return (
    <AppearancePanel
      article={article}
      text={edit.text}
      sources={edit.saved.sources}
      site={site}
      cover={draft.pictures?.find(({ role }) => role === 'cover')?.url}
      coverTitle={draft.pictures?.find(({ file }) => file === 'cover.png')?.alt}
      look={look}
    />
  )
}

/** What is edited beside the text with how others will show it, and how it will read. */
function besideEditor(id: string, edit: DraftEdit, appearance: ReactNode) {
  const { text, errors, change } = edit
  return [
    {
      value: 'details',
      label: 'Details',
      content: (
        <>
          <DraftFields text={text} errors={errors} onChange={change} />
          <div className="mt-6 border-rule border-t pt-5">{appearance}</div>
        </>
      ),
    },
    {
      value: 'preview',
      label: 'Preview',
      content: <PagePreview articleId={id} version={edit.saved.version} />,
    },
  ]
}

type BesideTextProps = Pick<ArticleDeskProps, 'id' | 'article' | 'placements' | 'results'> & {
  edit: DraftEdit
  /** Absent where the fields that it follows are edited: there it stands below them. */
  appearance: ReactNode
  /** The way to the public, for a draft. */
  publish: ReactNode
  markAll: boolean
  setMarkAll: (markAll: boolean) => void
}

/** The panels beside a text. */
function besideText(props: BesideTextProps) {
  const { id, article, edit, appearance, publish, placements, results, markAll, setMarkAll } = props
  const { saved } = edit
  return [
    ...(results ? [{ value: 'readers', label: 'Readers', content: results.readers }] : []),
    {
      value: 'sources',
      label: 'Sources',
      content: (
        <SourcesPanel
          article={article}
          sources={saved.sources}
          claims={saved.claims}
          markdown={saved.markdown}
          evidence={saved.evidence}
          markAll={markAll}
          onMarkAllChange={setMarkAll}
        />
      ),
    },
    ...(appearance ? [{ value: 'appearance', label: 'Appearance', content: appearance }] : []),
    {
      value: 'published',
      label: article.status === 'published' ? 'Published' : 'Publishing',
      content: publish ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {publish}
          <div className="border-rule border-t pt-5">{placements}</div>
        </div>
      ) : (
        placements
      ),
    },
    {
      value: 'versions',
      label: 'Versions',
      content: <VersionsPanel id={id} article={article} edit={edit} />,
    },
  ]
}
