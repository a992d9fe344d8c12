'use client'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import { dateFormat } from '#lib/format-locale.ts'

/** A moment to the second on the reader's own clock; the server, which does not know it, draws UTC. */
export function LocalInstant({ at, className }: { at: string; className?: string }) {
  const isHydrated = useIsHydrated()
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return <span className={className}>{at}</span>
  return (
    <time dateTime={at} className={className}>
      {dateFormat({
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        second: '2-digit',
        timeZone: isHydrated ? undefined : 'UTC',
        timeZoneName: 'short',
      }).format(instant)}
    </time>
  )
}
