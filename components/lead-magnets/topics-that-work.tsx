'use client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { NativeButton } from '#components/ui/native-button.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

/** So many documents are asked about at most. */
const maxAsked = 6
const maxShown = 3

/** Where a topic cannot be filled: what would help, and topics that the documents can carry, by their titles. */
export function TopicsThatWork({
  input,
  onChoose,
}: {
  input: CreateLeadMagnetInput
  onChoose: (topic: string) => void
}) {
  const { data } = useQuery(operationQuery('listDocuments', { query: { limit: maxAsked } }))
  const titles = (data?.documents ?? [])
    .map(({ title }) => title.slice(0, 200))
    .filter((title) => title.length >= 3 && title !== input.topic)
  const estimates = useQueries({
    queries: titles.map((topic) => estimateQuery('createLeadMagnet', { ...input, topic })),
  })
  const fitting = titles.filter((_, at) => estimates[at]?.data?.feasible).slice(0, maxShown)
  return (
    <div className="mt-2 grid gap-2">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <TextLink href="/knowledge">Add a document</TextLink>
        <TextLink href="/settings/models">Connect a model</TextLink>
      </p>
      {fitting.length === 0 && estimates.some(({ isPending }) => isPending) && (
        <p className="text-ink-soft">Looking for topics that your documents can fill…</p>
      )}
      {fitting.length > 0 && (
        <div className="grid gap-1">
          <p className="font-medium">Your documents can fill:</p>
          <ul className="grid gap-1">
            {fitting.map((topic) => (
              <li key={topic}>
                <NativeButton
                  type="button"
                  onClick={() => onChoose(topic)}
                  className="text-left wrap-anywhere underline decoration-rule-strong underline-offset-2 hover:text-ink"
                >
                  {topic}
                </NativeButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
