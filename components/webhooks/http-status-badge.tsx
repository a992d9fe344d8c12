import { Badge } from '#components/ui/badge.tsx'

/** The status an endpoint answered with, in the tone of its class. */
export function HttpStatusBadge({ status }: { status: number }) {
  const tone = status >= 200 && status < 300 ? 'good' : status >= 300 && status < 400 ? 'warn' : 'bad'
  return <Badge tone={tone}>{status}</Badge>
}
