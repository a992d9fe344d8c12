import type Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'
import { IntentLink } from './intent-link.tsx'

export type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant
  size?: ButtonSize
  square?: boolean
}

/** A link that looks like a button: it navigates and performs no action. Its target is prefetched on intent. */
export function LinkButton({ variant, size, square, className, ...rest }: LinkButtonProps) {
  return <IntentLink {...rest} className={buttonStyles({ variant, size, square, className })} />
}
