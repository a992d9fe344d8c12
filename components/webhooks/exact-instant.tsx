'use client'
import { useZone } from '#components/ui/zone.tsx'
import { joinDateParts } from '#lib/format-day.ts'
import { dateFormat } from '#lib/format-locale.ts'

/** A moment to the second, in the time zone of the workspace as every other time. */
export function ExactInstant({ at, className }: { at: string; className?: string }) {
  const timeZone = useZone()
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return <span className={className}>{at}</span>
  return (
    <time dateTime={at} className={className}>
      {joinDateParts(
        dateFormat({
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          second: '2-digit',
          timeZone,
          timeZoneName: 'short',
        }).formatToParts(instant),
      )}
    </time>
  )
}
