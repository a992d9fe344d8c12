import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { exampleTopics } from './example-topics.ts'

/** Before the first search: what it is for, and topics that the documents have. */
export function SearchStart({ onSearch }: { onSearch: (topic: string) => void }) {
  const { data, isPending } = useQuery(documentsQuery)
  const topics = exampleTopics(data?.documents ?? [])
  return (
    <EmptyState
      title="What do your documents say?"
      action={
        topics.length > 0 || isPending ? (
          <span className="flex min-h-8 flex-wrap items-center justify-center gap-2">
            {topics.map((topic) => (
              <Button key={topic} onClick={() => onSearch(topic)}>
                {topic}
              </Button>
            ))}
          </span>
        ) : (
          <LinkButton href="/knowledge?add=document">Add documents</LinkButton>
        )
      }
    >
      Enter a question or a topic to see the passages that an article could cite.
    </EmptyState>
  )
}
