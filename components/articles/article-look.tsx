'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { FileInput } from '#components/ui/file-input.tsx'
import { Select } from '#components/ui/select.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { toast } from '#components/ui/toast.ts'
import type {
  ArticleCover as ArticleCoverAnswer,
  SetArticleCoverInput,
  SignArticleInput,
} from '#contract/article-look.ts'
import type { Article } from '#contract/articles.ts'
import type { DraftPicture } from '#contract/drafts.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { base64Of } from '#lib/base64-of.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

const maxBytes = 700_000
/** What the service draws; an image of one's own has a name of its content. */
const drawnCover = 'cover.png'

/** Sends a change of how an article looks, and reads it again: it is saved at once, and shown where the article is public. */
function useLookChange(articleId: string) {
  const request = { params: { id: articleId } }
  const queries = useQueryClient()
  const [pending, setPending] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const run = async <T,>(what: string, said: string, work: Promise<ActionResult<T>>) => {
    setPending(what)
    const result = await work
    setPending('')
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return
    toast.done(said)
    await Promise.all([
      queries.invalidateQueries({ queryKey: operationQuery('getArticle', request).queryKey }),
      queries.invalidateQueries({ queryKey: operationQuery('getDraft', request).queryKey }),
    ])
  }
  return { request, pending, problem, setProblem, run }
}

export type ArticleAuthorProps = {
  articleId: string
  sign: (id: string, input: SignArticleInput) => Promise<ActionResult<Article>>
}

/** Who signs an article. */
export function ArticleAuthor({ articleId, sign }: ArticleAuthorProps) {
  const { request, pending, problem, run } = useLookChange(articleId)
  const { data: article } = useQuery(operationQuery('getArticle', request))
  const { data: site } = useQuery(operationQuery('getSite'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AuthorChoice
        authors={site?.branding.authors ?? []}
        author={article?.author ?? null}
        disabled={pending !== ''}
        onChoose={(author) => void run('author', 'Author saved.', sign(articleId, { author }))}
      />
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}

export type ArticleCoverProps = {
  articleId: string
  set: (id: string, input: SetArticleCoverInput) => Promise<ActionResult<ArticleCoverAnswer>>
  reset: (id: string) => Promise<ActionResult<ArticleCoverAnswer>>
}

/** A cover of one's own, or the one that the service draws. */
export function ArticleCover({ articleId, set, reset }: ArticleCoverProps) {
  const { request, pending, problem, setProblem, run } = useLookChange(articleId)
  const { data: draft } = useQuery(operationQuery('getDraft', request))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CoverChoice
        shown={draft?.pictures?.find(({ role }) => role === 'cover')}
        pending={pending}
        onError={setProblem}
        onUpload={(content) => void run('cover', 'Cover saved.', set(articleId, { content, alt: '' }))}
        onReset={() => void run('reset', 'Generated cover in use.', reset(articleId))}
      />
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}

function AuthorChoice(props: {
  authors: readonly { name: string }[]
  author: string | null
  disabled: boolean
  onChoose: (author: string | null) => void
}) {
  const { authors, author, disabled, onChoose } = props
  const [first] = authors
  if (!first) {
    return (
      <p className="text-ink-soft text-sm">
        No authors yet. <TextLink href="/settings/site?section=authors">Add authors</TextLink>
      </p>
    )
  }
  const named = authors.map(({ name }) => ({ value: name, label: name }))
  return (
    <Field label="Author">
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          options={[{ value: '', label: `First author (${first.name})` }, ...named]}
          value={authors.some(({ name }) => name === author) ? (author ?? '') : ''}
          onChange={(event) => onChoose(event.target.value || null)}
        />
      )}
    </Field>
  )
}

function CoverChoice(props: {
  shown: DraftPicture | undefined
  pending: string
  onError: (problem: Problem) => void
  onUpload: (content: string) => void
  onReset: () => void
}) {
  const id = useId()
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size <= maxBytes) return props.onUpload(await base64Of(file))
    props.onError({ kind: 'invalid', message: 'Choose a file of up to 700 KB.', fieldErrors: {} })
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        Cover image
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <FileInput
          id={id}
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          disabled={props.pending !== ''}
          aria-describedby={`${id}-hint`}
          onChoose={([file]) => void choose(file)}
        />
        {props.shown && props.shown.file !== drawnCover && (
          <Button
            variant="quiet"
            pending={props.pending === 'reset'}
            disabledReason={props.pending === 'cover' ? 'Saving the cover' : undefined}
            onClick={props.onReset}
          >
            Use generated cover
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-ink-faint text-xs">
        {coverHint(props.shown)} PNG, JPEG, WebP or SVG, up to 700 KB, cropped to 1200 × 630.
      </p>
    </div>
  )
}

/** Where the cover is seen; what it looks like is in the preview below. */
function coverHint(cover: DraftPicture | undefined): string {
  if (!cover) return 'None: links to the article show no image.'
  if (cover.file !== drawnCover) return 'Your image, on your site and where the article is shared.'
  return 'Generated: the title on the pattern that the article has on your site.'
}
