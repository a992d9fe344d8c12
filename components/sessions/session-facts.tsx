import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Session } from '#contract/sessions.ts'
import { languageName } from '#lib/article-languages.ts'
import { asTitle } from '#lib/as-title.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'

/** What a session was asked to be, and what it came to. */
export function SessionFacts({ session }: { session: Session }) {
  const { articles_count, credits_used, problems } = session
  return (
    <Panel title="Details">
      <KeyValueList
        items={[
          { label: 'Categories', value: session.categories.join(', ') },
          {
            label: 'Written',
            value: articles_count === undefined ? undefined : formatNumber(articles_count),
          },
          { label: 'Spent', value: credits_used === undefined ? undefined : formatCredits(credits_used) },
          { label: 'Languages', value: session.languages.map(languageName).join(', ') },
          { label: 'Size', value: sizeWords(session.article_size) },
          { label: 'Compare with sources', value: comparison(session.disable_competition) },
          { label: 'Topics found', value: formatNumber(session.topic_catalog_size) },
          { label: 'Started', value: <RelativeTime at={session.created_at} /> },
          {
            label: "Readers' problems",
            value:
              problems && problems.length > 0 ? (
                <ul className="grid gap-0.5">
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              ) : undefined,
          },
        ]}
      />
    </Panel>
  )
}

function comparison(isDisabled: boolean | undefined): string | undefined {
  if (isDisabled === undefined) return undefined
  return isDisabled ? 'No' : 'Yes'
}

const words: Readonly<Record<string, string>> = {
  mini: '500',
  standard: '1,000',
  full: '1,500',
  pillar: '2,500',
}

function sizeWords(size: string): string {
  return words[size] === undefined ? size : `${asTitle(size)}, about ${words[size]} words`
}
