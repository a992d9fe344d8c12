import { ExampleFrame } from '#components/ui/example-frame.tsx'

const topics = [
  { when: 'Mon 1 Jun', title: 'How long an office chair lasts', sources: '3 documents' },
  { when: 'Mon 8 Jun', title: 'What a chair costs over five years', sources: '2 documents' },
  { when: 'Mon 15 Jun', title: 'Why office chairs sink, and which last', sources: '2 documents' },
] as const

/** The queue that a session begins with. */
export function ExampleQueue() {
  return (
    <ExampleFrame
      lead="A queue of topics from your knowledge, to reorder, skip or add to. Each run writes the first."
      subject="Office chairs, one article a week"
    >
      <ol className="divide-y divide-rule">
        {topics.map(({ when, title, sources }) => (
          <li
            key={title}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-3 px-4 py-2 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]"
          >
            <span className="text-ink-faint text-xs">{when}</span>
            <span className="font-serif text-base text-ink leading-snug">{title}</span>
            <span className="text-ink-faint text-xs max-sm:col-start-2">{sources}</span>
          </li>
        ))}
      </ol>
    </ExampleFrame>
  )
}
