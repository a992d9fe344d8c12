import { classNames } from '#lib/class-names.ts'

/** A grey placeholder of the final size; set width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block h-4 animate-breathe rounded-sm bg-rule/70', className)} />
  )
}
