import type Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { RecordLink } from './record-link.tsx'

/** A link in running text. Where it goes is fetched once somebody means it. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <RecordLink
      {...rest}
      className={classNames(
        'font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent',
        className,
      )}
    />
  )
}
