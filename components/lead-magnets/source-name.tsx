import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import type { LeadMagnetSource } from '#contract/lead-magnets.ts'

/** A source by its title, with the way to it: into the knowledge base, or to the article. */
export function SourceName({ source: { title, document_id: id, url } }: { source: LeadMagnetSource }) {
  if (id)
    return (
      <IntentLink
        href={`/knowledge/${encodeURIComponent(id)}`}
        className="underline decoration-rule-strong underline-offset-2 hover:text-ink"
      >
        {title}
      </IntentLink>
    )
  return url ? <OutsideLink href={url}>{title}</OutsideLink> : title
}
