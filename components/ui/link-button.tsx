import Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'

export type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant
  size?: ButtonSize
  square?: boolean
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, square, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyles({ variant, size, square, className })} />
}
