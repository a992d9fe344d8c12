import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { exampleQuestions, exampleTopics } from './example-questions.ts'

/** Before the first search: what it is for, and questions that the documents answer, or what they are about. */
export function SearchStart({ onSearch }: { onSearch: (topic: string) => void }) {
  const { data, isPending } = useQuery(documentsQuery)
  const documents = data?.documents ?? []
  const questions = exampleQuestions(documents)
  const examples = questions.length > 0 ? questions : exampleTopics(documents)
  return (
    <div className="grid max-w-[44rem] gap-3 py-2">
      <p className="font-serif text-ink text-xl">What do your documents say?</p>
      <p className="text-ink-soft text-sm">
        Enter a question or a topic to see the passages that an article could cite.
      </p>
      {examples.length > 0 ? (
        <div className="grid gap-2">
          <p className="text-ink-faint text-xs">
            {questions.length > 0 ? 'Your documents answer' : 'Your documents are about'}
          </p>
          <div className="flex min-h-8 flex-wrap items-center gap-2">
            {examples.map((example) => (
              <Button key={example} onClick={() => onSearch(example)}>
                {example}
              </Button>
            ))}
          </div>
        </div>
      ) : (
        <div className="flex min-h-8">
          {!isPending && <LinkButton href="/knowledge?add=document">Add documents</LinkButton>}
        </div>
      )}
    </div>
  )
}
