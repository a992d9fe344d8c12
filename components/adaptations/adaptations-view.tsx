'use client'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { AdaptationError, AdaptedArticle } from '#contract/adaptations.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { AdaptForm } from './adapt-form.tsx'
import type { AdaptationActions } from './adaptation-actions.ts'
import { AdaptationCard } from './adaptation-card.tsx'
import { adaptationsOf } from './adaptations-of.ts'
import { PostsSkeleton } from './adaptations-skeleton.tsx'
import { FailedPlatforms } from './failed-platforms.tsx'
import type { PostedArticle } from './post-look.ts'
import { useSavedAdaptations } from './saved-adaptations.ts'
import { writtenBy, writtenByOfAll } from './written-by.ts'

/** What most companies begin with; each is cleared with one click, and nothing is charged before. */
const firstPlatforms: readonly AdaptationPlatform[] = ['linkedin', 'x_thread']

export type AdaptationsViewProps = {
  articleId: string
  /** The referral link of the settings; null where none is set, undefined where it could not be read. */
  refLink: string | null | undefined
  article: PostedArticle
  actions: AdaptationActions
}

/** An article in the form of each platform, side by side; the form for more is behind a button once there are some. */
export default function AdaptationsView({ articleId, article, refLink, actions }: AdaptationsViewProps) {
  const list = useQuery(operationQuery('listAdaptations', adaptationsOf(articleId)))
  const { data: connected } = useQuery(operationQuery('listAccounts'))
  const kept = useSavedAdaptations(articleId)
  const [errors, setErrors] = useState<readonly AdaptationError[]>([])
  const problem = list.isError ? problemOf(list.error) : undefined
  const isOffered = problem?.kind !== 'not_offered'
  const adaptations = (isOffered ? list.data?.adaptations : kept.adaptations) ?? []
  const isKnown = !list.isPending && !(problem && isOffered)
  const form = {
    articleId,
    article,
    link: refLink,
    adapt: actions.adapt,
    onAdapted: (adapted: AdaptedArticle) => {
      setErrors(adapted.errors ?? [])
      if (!isOffered) kept.keep(adapted.adaptations)
    },
  }
  const author = writtenByOfAll(adaptations)
  const note = connected?.accounts.length === 0 && <ConnectNote />

  return (
    <section aria-label="Social posts" className="grid min-w-0 gap-5">
      {adaptations.length > 0 && (
        <PostsHeader count={adaptations.length} author={author} note={note} form={form} />
      )}
      {isKnown && adaptations.length === 0 && (
        <Panel title="Create social posts">
          <AdaptForm {...form} suggested={firstPlatforms} />
        </Panel>
      )}
      <FailedPlatforms
        articleId={articleId}
        errors={errors}
        adapt={actions.adapt}
        onAdapted={(platform, adapted) => {
          setErrors([...errors.filter((error) => error.platform !== platform), ...(adapted.errors ?? [])])
          if (!isOffered) kept.keep(adapted.adaptations)
        }}
      />
      {!isOffered && (
        <Notice>
          This server can't list social posts. Showing the ones written in this browser. You can copy them
          here.
        </Notice>
      )}
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Loading</span>
          <PostsSkeleton />
        </div>
      ) : problem && isOffered ? (
        <LoadProblem what="Social posts" query={list} />
      ) : (
        adaptations.length > 0 && (
          <ul
            className={classNames(
              'grid items-start gap-4 lg:grid-cols-2',
              adaptations.length > 2 && 'xl:grid-cols-3',
            )}
          >
            {adaptations.map((adaptation) => (
              <li key={adaptation.adaptationId} className="min-w-0">
                <AdaptationCard
                  adaptation={adaptation}
                  article={article}
                  actions={actions}
                  canChange={isOffered}
                  canPost={(connected?.accounts.length ?? 0) > 0}
                  author={author === undefined ? writtenBy(adaptation) : undefined}
                />
              </li>
            ))}
          </ul>
        )
      )}
    </section>
  )
}

type PostsHeaderProps = {
  count: number
  /** Who wrote them all; undefined where each says it of itself. */
  author: string | undefined
  note: ReactNode
  form: Parameters<typeof AdaptForm>[0]
}

/** How many there are, and the way to more. */
function PostsHeader({ count, author, note, form }: PostsHeaderProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere text-ink-soft text-sm">
        {formatCount(count, 'post')}
        {author && ` · ${author}`}
      </p>
      <Dialog
        size="xl"
        open={open}
        onOpenChange={setOpen}
        title="New social posts"
        trigger={
          <Button>
            <Plus aria-hidden /> New posts
          </Button>
        }
      >
        <div className="pb-3">
          <AdaptForm
            {...form}
            onAdapted={(adapted) => {
              form.onAdapted(adapted)
              setOpen(false)
            }}
          />
        </div>
      </Dialog>
      {note && <p className="col-span-2 text-ink-soft text-sm">{note}</p>}
    </div>
  )
}

/** Said once: without an account there is nothing to press on each post. */
function ConnectNote() {
  return (
    <>
      <TextLink href="/settings/accounts">Connect an account</TextLink> to post to Mastodon or Bluesky from
      here
    </>
  )
}
