import * as Toolbar from 'radix-ui/toolbar'
import type { ComponentProps } from 'react'
import { Button } from '#components/ui/button.tsx'

type ToolProps = Omit<ComponentProps<typeof Button>, 'size'> & { label: string; on?: boolean }

/** A button of the editor's toolbar: an icon whose name is shown on hover; `on` for those that toggle. */
export function Tool({ label, on, className, ...rest }: ToolProps) {
  return (
    <Toolbar.Button asChild>
      <Button
        {...rest}
        size="md"
        square
        variant="quiet"
        aria-label={label}
        title={label}
        aria-pressed={on}
        // The selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        className={on ? 'bg-well text-ink' : className}
      />
    </Toolbar.Button>
  )
}
