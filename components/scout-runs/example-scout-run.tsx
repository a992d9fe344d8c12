import { Badge } from '#components/ui/badge.tsx'
import { ExampleFrame } from '#components/ui/example-frame.tsx'

const posts = [
  {
    score: 82,
    type: 'Question',
    forum: 'r/officelife',
    title: 'Which office chair survives a 12-person team?',
    quotation: 'We replaced three in two years. No review says what breaks.',
  },
  {
    score: 64,
    type: 'Complaint',
    forum: 'r/smallbusiness',
    title: 'Every chair review is an advert',
    quotation: 'I want a test that lasted a year.',
  },
] as const

/** Two posts as a run would list them. */
export function ExampleScoutRun() {
  return (
    <ExampleFrame
      lead="Posts ranked by what an answer to them is worth, each in its author's words."
      subject="Office chairs"
    >
      <ol className="divide-y divide-rule">
        {posts.map(({ score, type, forum, title, quotation }) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3">
            <span className="text-center">
              <span className="block font-serif text-lg text-ink leading-6">{score}</span>
              <span className="block text-2xs text-ink-faint">of 100</span>
            </span>
            <span className="grid min-w-0 gap-1">
              <span className="flex items-center gap-2 text-ink-faint text-xs">
                <Badge>{type}</Badge> {forum}
              </span>
              <span className="font-serif text-base text-ink leading-snug">{title}</span>
              <span className="border-rule border-l-2 pl-3">{quotation}</span>
            </span>
          </li>
        ))}
      </ol>
    </ExampleFrame>
  )
}
