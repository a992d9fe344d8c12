import type { ReactNode } from 'react'
import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { WarmLeadEvidence } from '#contract/warm-leads.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { EvidenceMarks } from './evidence-marks.tsx'
import { MoreMembers } from './more-members.tsx'
import type { Read, ReadAccount } from './read-report.ts'
import { languageNames, pricesInWords, technologyLabels } from './warm-lead-words.ts'

/** More would say no more. */
const maxMarks = 3

export type AccountPanelProps = { account: Read<ReadAccount>; evidence: readonly WarmLeadEvidence[] }

/** Who the company is, by its own site. */
export function AccountPanel({ account: { known, more }, evidence }: AccountPanelProps) {
  const { description, description_evidence: source, headcount, size_hints: sizes } = known
  const marks = (numbers: readonly (number | null | undefined)[]) => (
    <EvidenceMarks numbers={numbers.filter((one) => typeof one === 'number')} evidence={evidence} />
  )
  const people = sizes?.filter(({ what }) => what === 'employees') ?? []
  // Of older reports and other servers: countries and customers are no size.
  const counted = sizes?.filter(({ what }) => what !== 'employees') ?? []
  const mailTool = known.technologies?.find(({ name }) => name === known.mail?.provider)
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'Site', value: known.website && <OutsideLink href={known.website} /> },
    {
      label: 'Size',
      value:
        people.length > 0 ? (
          <ul>
            {people.map(({ number, evidence: from }) => (
              <li key={number}>
                {formatCount(number, 'person', 'people')}
                {marks([from])}
              </li>
            ))}
          </ul>
        ) : typeof headcount === 'number' ? (
          formatCount(headcount, 'person', 'people')
        ) : headcount === undefined && sizes === undefined ? undefined : (
          notStated
        ),
    },
    {
      label: 'Based in',
      value: known.location
        ? withMarks(known.location, marks([known.location_evidence]))
        : known.location === null && notStated,
    },
    {
      label: 'Also counted',
      value:
        counted.length > 0
          ? counted.map(({ what, number, evidence: from }, at) => (
              <span key={`${what} ${number}`}>
                {at > 0 && ', '}
                {formatNumber(number)} {what.replaceAll('_', ' ')}
                {marks([from])}
              </span>
            ))
          : undefined,
    },
    {
      label: 'Languages',
      value: known.languages?.length
        ? withMarks(languageNames(known.languages), marks(known.languages_evidence?.slice(0, maxMarks) ?? []))
        : undefined,
    },
    { label: 'Founded', value: known.founded && withMarks(known.founded, marks([known.founded_evidence])) },
    {
      label: 'Technology',
      value: known.technologies?.length ? technologies(known.technologies, marks) : undefined,
    },
    {
      label: 'Email',
      value: known.mail?.provider && withMarks(known.mail.provider, marks([mailTool?.evidence])),
    },
    {
      label: 'Pricing',
      value: known.price_units?.length
        ? withMarks(
            pricesInWords(known.price_units),
            marks([...new Set(known.price_units.map(({ evidence: from }) => from))].slice(0, maxMarks)),
          )
        : known.prices?.length
          ? known.prices.join(', ')
          : undefined,
    },
    {
      label: 'Profiles',
      value: known.profiles?.length ? (
        <span className="flex flex-wrap gap-x-3">
          {known.profiles.map(({ network, url }) => (
            <OutsideLink key={url} href={url}>
              {network}
            </OutsideLink>
          ))}
        </span>
      ) : undefined,
    },
  ]
  return (
    <Panel title="Account">
      {description && (
        <p className="mb-3 wrap-anywhere text-base text-ink">
          {description}
          {marks([source])}
        </p>
      )}
      {Object.keys(known).length > 0 && <KeyValueList items={facts.filter(({ value }) => Boolean(value))} />}
      {Object.keys(known).length + Object.keys(more).length === 0 && (
        <p className="text-ink-soft text-sm">No information about the company.</p>
      )}
      <MoreMembers members={more} />
    </Panel>
  )
}

function withMarks(fact: string, marks: ReactNode): ReactNode {
  return (
    <>
      {fact}
      {marks}
    </>
  )
}

const notStated = <span className="text-ink-faint">Not stated on its pages</span>

function technologies(
  found: NonNullable<ReadAccount['technologies']>,
  marks: (numbers: (number | undefined)[]) => ReactNode,
) {
  const categories = [...new Set(found.map(({ category }) => category))]
  return (
    <ul>
      {categories.map((category) => (
        <li key={category}>
          <span className="text-ink-faint">{technologyLabels[category] ?? category}: </span>
          {found
            .filter((one) => one.category === category)
            .map(({ name, evidence: from }, at) => (
              <span key={name}>
                {at > 0 && ', '}
                {name}
                {marks([from])}
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
