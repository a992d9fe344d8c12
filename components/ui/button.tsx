import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'
import { NativeButton } from './native-button.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** For a button that is only an icon: give it an `aria-label`. */
  square?: boolean
  /** The work is under way: it keeps its width, turns a spinner and cannot be pressed again. */
  pending?: boolean
  /** Why it cannot be pressed now. It stays focusable, so that the reason can be found. */
  disabledReason?: string
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    square,
    pending = false,
    disabledReason,
    className,
    children,
    type = 'button',
    ...rest
  } = props
  const reasonId = useId()
  const inert = pending || disabledReason !== undefined
  return (
    <NativeButton
      {...rest}
      type={inert ? 'button' : type}
      onClick={inert ? undefined : rest.onClick}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      title={disabledReason ?? rest.title}
      className={buttonStyles({ variant, size, square, className })}
    >
      <span className={pending ? 'inline-flex items-center gap-1.5 opacity-0' : 'contents'}>{children}</span>
      {pending && <LoaderCircle aria-hidden className="absolute animate-spin" />}
      {disabledReason && (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      )}
    </NativeButton>
  )
}
