import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { RecordState } from '#components/jobs/record-state.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import { formatCredits } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { plainDomain, profileLabels, statusLabels } from './warm-lead-words.ts'

/** Under the name of the company: its domain, for which profile, when, and what it cost. */
export function WarmLeadLead({ run }: { run: WarmLeadRun }) {
  const { domain, normalized_domain: host, icp, completed_at: done, created_at: at, input } = run
  const roles = Array.isArray(input?.buyerRoles) ? input.buyerRoles.map(String) : []
  const ended = done ?? at
  const failed = jobState(run) === 'failed'
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {failed && <RecordState record={run} labels={statusLabels} running="Reading" />}
      {/* Without a report the domain is the title. */}
      {!failed && (
        <OutsideLink href={`https://${host ?? plainDomain(domain)}`}>{plainDomain(domain)}</OutsideLink>
      )}
      {icp && <span>{profileLabels[icp] ?? icp}</span>}
      {roles.length > 0 && <span className="wrap-anywhere">For {roles.join(', ')}</span>}
      {ended && <RelativeTime at={ended} />}
      {!failed && run.credits_charged !== undefined && <span>{formatCredits(run.credits_charged)}</span>}
    </span>
  )
}
