import { classNames } from '#lib/class-names.ts'

/** `primary`: the one thing to do here. `secondary`: beside it. `quiet`: in rows and bars. `danger`: destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover',
  secondary: 'border border-rule-strong/60 bg-sheet text-ink not-aria-disabled:hover:bg-hover',
  quiet: 'text-ink-soft not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
  danger: 'border border-bad/50 bg-sheet text-bad not-aria-disabled:hover:bg-bad-wash',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 px-2 text-xs',
  md: 'h-8 gap-1.5 px-3 text-sm',
  lg: 'h-10 gap-2 px-4 text-base',
}

const squares: Record<ButtonSize, string> = { sm: 'w-7 px-0', md: 'w-8 px-0', lg: 'w-10 px-0' }

export function buttonStyles(options: {
  variant?: ButtonVariant
  size?: ButtonSize
  square?: boolean
  className?: string
}): string {
  const { variant = 'secondary', size = 'md', square = false, className } = options
  return classNames(
    'print:hidden',
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md font-medium',
    'transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    square && squares[size],
    className,
  )
}
