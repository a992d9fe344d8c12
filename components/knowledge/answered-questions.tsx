import { StrengthMark } from '#components/jobs/strength-mark.tsx'
import type { KnowledgeSearchResult } from '#contract/knowledge.ts'
import { missingWords } from '#lib/missing-words.ts'
import { anchorOf } from './found-passages.tsx'
import { strengths } from './match-strength.ts'

/** Of a search that asks several questions which of them is answered, and by what; of any other the words that no document has. */
export function AnsweredQuestions({
  query,
  passages,
  questions = [],
  missing = [],
}: KnowledgeSearchResult & { query: string }) {
  const words = missingWords(query, missing)
  if (questions.length === 0)
    return words === undefined ? null : (
      <p className="max-w-[44rem] text-ink-soft text-sm xl:col-start-1">
        Nothing in your documents on {words}
      </p>
    )
  return (
    <ul
      aria-label="Your questions"
      className="grid max-w-[44rem] divide-y divide-rule/70 rounded-lg border border-rule xl:col-start-1"
    >
      {[...Map.groupBy(questions, ({ question }) => question).values()]
        .flatMap(([first]) => first ?? [])
        .map(({ question, strength, chunk_id }) => {
          const answer = passages.find((passage) => passage.chunk_id === chunk_id)
          const known = strengths.find((one) => one === strength)
          const isAnswered = known === 'strong' || known === 'some'
          return (
            <li
              key={question}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-sm"
            >
              <span className="min-w-0 wrap-anywhere text-ink">{question}</span>
              {answer && isAnswered ? (
                <a
                  href={`#${anchorOf(answer.document_id)}`}
                  className="flex min-w-0 items-center gap-3 rounded-sm text-ink-soft hover:text-ink hover:underline"
                >
                  <span className="truncate">{answer.title}</span>
                  <StrengthMark isQuiet strength={known} />
                </a>
              ) : isAnswered ? (
                <StrengthMark isQuiet strength={known} />
              ) : (
                <span className="text-ink-soft">Nothing in your documents</span>
              )}
            </li>
          )
        })}
    </ul>
  )
}
