import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'

export type TableProps = ComponentProps<'table'> & { label: string }

const frame = '@container max-sm:-mx-(--table-bleed,1rem) relative overflow-x-auto'

/**
 * A dense table that scrolls sideways by itself when it must; the frame takes the keyboard then. The frame is a group, not a
 * landmark: the panel around it is one already. It is `relative` so that words for screen readers scroll with it.
 * On phones it reaches the edges of the page or of the panel around it. It is a container: columns hide by the room of the
 * table, which in a narrow window depends on whether the navigation is beside it.
 */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for controls; this groups a table with its scrollbar.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <div role="group" aria-label={label} tabIndex={0} className={frame}>
      <table
        {...rest}
        aria-label={label}
        className={classNames('w-full border-collapse text-sm', className)}
      />
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: see above.
  )
}

const edges = 'first:pl-4 last:pr-4 sm:first:pl-(--table-edge,0.5rem) sm:last:pr-(--table-edge,0.5rem)'

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead {...rest} className={classNames('border-rule border-b', className)} />
}

/** `numeric` aligns right. */
export function TableHeader({ numeric, className, ...rest }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'h-8 whitespace-nowrap px-3 text-left font-medium text-ink-faint text-xs',
        edges,
        numeric && 'text-right',
        className,
      )}
    />
  )
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={classNames(
        'group/row border-rule/70 border-b last:border-0 hover:bg-hover aria-selected:bg-well data-[active=true]:bg-hover data-[active=true]:shadow-[inset_2px_0_0_var(--accent)]',
        className,
      )}
    />
  )
}

export function TableCell({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={classNames('h-10 px-3 py-1.5 align-middle', edges, numeric && 'text-right', className)}
    />
  )
}
