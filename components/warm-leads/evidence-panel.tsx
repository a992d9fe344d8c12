import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { WarmLeadEvidence } from '#contract/warm-leads.ts'
import { cutAtWord } from '#lib/cut-at-word.ts'
import { formatCount } from '#lib/format-number.ts'
import { evidenceAnchor } from './evidence-marks.tsx'
import { FoldedPart } from './folded-part.tsx'

/** Every passage that the report rests on, under the number it is cited by; a link to one opens it. */
export function EvidencePanel({ evidence }: { evidence: readonly WarmLeadEvidence[] }) {
  return (
    <FoldedPart title="Evidence" aside={formatCount(evidence.length, 'passage')}>
      <ol className="grid gap-x-8 lg:grid-cols-2">
        {evidence.map(({ number, url, title, passage, published_at: published, observed_at: seen }) => (
          <li
            key={number}
            id={evidenceAnchor(number)}
            className="grid scroll-mt-20 grid-cols-[2rem_minmax(0,1fr)] rounded-sm border-rule/70 border-b py-2.5 target:bg-accent-wash"
          >
            <span className="font-medium text-accent text-xs leading-5">[{number}]</span>
            <div className="min-w-0 text-sm">
              <p className="wrap-anywhere text-ink" title={passage}>
                {cutAtWord(passage, 480)}
              </p>
              <p className="mt-0.5 text-ink-faint text-xs">
                <OutsideLink href={url} />
                {title && title !== passage && <span className="wrap-anywhere"> · {title}</span>}
                {' · '}
                {published ? 'published ' : 'seen '}
                <RelativeTime at={published ?? seen} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </FoldedPart>
  )
}
