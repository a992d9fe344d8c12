import type { ReactNode } from 'react'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { ReadReport } from './read-report.ts'
import { suppressHref } from './suppression-tabs.ts'
import { busyWith } from './warm-lead-words.ts'

const maxTopicCharacters = 500

/** What to do with a report, in the order in which one would; only what this report has. */
export function NextSteps({
  report,
  again,
  company,
}: {
  report: ReadReport
  again: string
  company: string
}) {
  const { contacts, drafts, signals } = report
  const busy = busyWith(signals.items.map(({ known }) => known))
  const topic = busy && [...busy].slice(0, maxTopicCharacters).join('')
  const first = contacts.items[0]?.known
  const person = first?.name ?? first?.email
  const steps: { id: string; step: ReactNode }[] = [
    ...(contacts.items.length === 0
      ? [
          {
            id: 'contact',
            step: (
              <>
                No contact was found. <TextLink href={again}>Run again with other roles</TextLink>, or look
                for a person yourself.
              </>
            ),
          },
        ]
      : []),
    ...(drafts.items.length > 0
      ? [
          {
            id: 'mail',
            step: (
              <>
                <TextLink href="#drafts">Read the drafts and put them in your own words</TextLink>
                {person && `, then write to ${person}`}. Nothing is sent from here.
              </>
            ),
          },
        ]
      : []),
    ...(topic
      ? [
          {
            id: 'article',
            step: (
              <>
                <TextLink href={`/articles/new?${new URLSearchParams({ topic })}`}>Write an article</TextLink>{' '}
                about what they are busy with: “{topic}”.
              </>
            ),
          },
        ]
      : []),
    {
      id: 'suppress',
      step: (
        <>
          They don't want to hear from you?{' '}
          <TextLink href={suppressHref(company)}>Add them to the do-not-contact list</TextLink>.
        </>
      ),
    },
  ]
  return (
    <Panel title="Next steps">
      <ol className="grid list-decimal gap-1.5 pl-5 text-ink-soft text-sm">
        {steps.map(({ id, step }) => (
          <li key={id} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
