import type { Statement } from './find-statement.ts'

/** Under a quote: which engine said it, when asked what; leads to the whole answer. */
export function StatedIn({ statement }: { statement: Statement | undefined }) {
  if (!statement) return null
  const { engine, question, anchor } = statement
  return (
    <p className="mt-0.5 wrap-anywhere text-ink-faint text-xs">
      {engine}, asked{' '}
      <a href={`#${anchor}`} className="underline decoration-rule-strong hover:text-ink">
        “{question}”
      </a>
    </p>
  )
}
