import type Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { IntentLink } from './intent-link.tsx'

/** A link in running text. Its target is prefetched on intent. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <IntentLink
      {...rest}
      className={classNames(
        'font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent',
        className,
      )}
    />
  )
}
