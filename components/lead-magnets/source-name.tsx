import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { LeadMagnetSource } from '#contract/lead-magnets.ts'

/** A source by its title, with the way to it: into the knowledge base, or to the article. */
export function SourceName({ source: { title, document_id: id, url } }: { source: LeadMagnetSource }) {
  if (id) return <TextLink href={`/knowledge/${encodeURIComponent(id)}`}>{title}</TextLink>
  return url ? <OutsideLink href={url}>{title}</OutsideLink> : title
}
