import Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'

/** A link in running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent',
        className,
      )}
    />
  )
}
