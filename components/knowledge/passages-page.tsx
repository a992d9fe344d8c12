'use client'
import { useQuery } from '@tanstack/react-query'
import { parseAsString, useQueryState } from 'nuqs'
import { useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Button } from '#components/ui/button.tsx'
import { ListSkeleton, NotOffered } from '#components/ui/list-states.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { formatCount } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { passagesQuery } from '#lib/queries/knowledge.ts'
import { AnsweredQuestions } from './answered-questions.tsx'
import { anchorOf, FoundPassages } from './found-passages.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PassageItem } from './passage-item.tsx'
import { passagesByDocument, passagesByMatch } from './passages-by-document.ts'
import { usePendingDeletions } from './pending-deletions.ts'
import { SearchStart } from './search-start.tsx'

/** The passages that a writer would get for a topic, best first. */
export function PassagesPage() {
  const [typed, setTyped] = useQueryState('q', parseAsString.withDefault(''))
  const q = typed.trim().slice(0, 500)
  const query = useQuery(passagesQuery(q))
  const { data, error, isError, isFetching } = query
  const leaving = usePendingDeletions()
  const passages = data?.passages.filter(({ document_id }) => !leaving.has(document_id))
  // For one topic at a time: another begins with the best again.
  const [openedFor, setOpenedFor] = useState<string>()
  const best = Math.max(0, ...(passages ?? []).map(({ score }) => score))
  const { matches, weaker } = passagesByMatch(passages ?? [], best)
  const shown = openedFor === q ? [...matches, ...weaker] : matches
  const documents = passagesByDocument(shown)
  const firstOf = new Map(documents.map(({ documentId, passages }) => [documentId, passages[0]]))
  return (
    <>
      <div className="pt-3 pb-4">
        <SearchBox
          label="Search passages"
          placeholder="A question or a topic"
          value={typed}
          onSearch={(next) => setTyped(next || null)}
          className="sm:w-full sm:max-w-[44rem]"
        />
      </div>
      {q === '' ? (
        <SearchStart onSearch={setTyped} />
      ) : passages && !isError ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,44rem)_minmax(14rem,1fr)]">
          {matches.length > 0 ? (
            <FoundPassages passages={shown} documents={documents} best={best} query={q} />
          ) : (
            <NothingFound query={q} missing={data?.missing ?? []} hasWeaker={weaker.length > 0} />
          )}
          {data?.searched_for !== undefined && (
            <p className="text-ink-soft text-sm xl:col-span-2">
              Showing results for <span className="font-medium text-ink">“{data.searched_for}”</span>
            </p>
          )}
          {matches.length > 0 && data && <AnsweredQuestions query={q} {...data} />}
          {passages.length > 0 && (
            <ol
              aria-label="Passages, best match first"
              aria-busy={isFetching}
              className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] xl:col-start-1 divide-y divide-rule/70 rounded-lg border border-rule bg-sheet"
            >
              {shown.map((passage) => (
                <PassageItem
                  key={passage.chunk_id}
                  id={
                    firstOf.get(passage.document_id) === passage ? anchorOf(passage.document_id) : undefined
                  }
                  passage={passage}
                  best={best}
                />
              ))}
              {shown.length < passages.length && (
                <li className="px-2 py-1.5">
                  <Button variant="quiet" onClick={() => setOpenedFor(q)}>
                    Show {formatCount(weaker.length, 'weaker passage')}
                  </Button>
                </li>
              )}
            </ol>
          )}
        </div>
      ) : isError && problemOf(error).kind === 'not_offered' ? (
        <NotOffered what="Searching passages" />
      ) : isError ? (
        <LoadProblem what="Passages" query={query} />
      ) : (
        <ListSkeleton rows={6} columns={1} />
      )}
    </>
  )
}
