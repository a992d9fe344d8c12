import type Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'
import { IntentLink } from './intent-link.tsx'

export type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant
  size?: ButtonSize
  square?: boolean
}

/** A link that looks like a button: it goes somewhere, it does nothing. Where it goes is fetched once somebody means it. */
export function LinkButton({ variant, size, square, className, ...rest }: LinkButtonProps) {
  return <IntentLink {...rest} className={buttonStyles({ variant, size, square, className })} />
}
