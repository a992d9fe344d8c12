import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { exampleQuestions, exampleTopics } from './example-questions.ts'

/** Before the first search: what it is for, and questions that the documents answer, or what they are about. */
export function SearchStart({ onSearch }: { onSearch: (topic: string) => void }) {
  const { data, isPending } = useQuery(documentsQuery)
  const documents = data?.documents ?? []
  const questions = exampleQuestions(documents)
  const examples = questions.length > 0 ? questions : exampleTopics(documents)
  return (
    <EmptyState
      title="What do your documents say?"
      action={
        examples.length > 0 || isPending ? (
          <span className="flex min-h-8 flex-wrap items-center justify-center gap-2">
            {examples.length > 0 && <span className="text-ink-soft text-sm">Try:</span>}
            {examples.map((example) => (
              <Button key={example} onClick={() => onSearch(example)}>
                {example}
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
