'use client'
import Link from 'next/link'
import * as Menu from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

export type DropdownMenuProps = {
  /** A Button; it must forward props. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  /** Open from the start: for a menu that is loaded by the press that opens it. */
  startsOpen?: boolean
}

/** A menu of `MenuItem`, `MenuLink`, `MenuRadio` and `MenuSeparator`. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, children, align = 'end', side = 'bottom', startsOpen = false } = props
  return (
    <Menu.Root defaultOpen={startsOpen}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-appear overflow-y-auto rounded-md border border-rule bg-sheet p-1 shadow-lift"
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

const itemStyles =
  'flex h-8 cursor-pointer select-none items-center gap-2 rounded-sm px-2 text-ink text-sm outline-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-faint [&_svg]:size-4 [&_svg]:text-ink-faint'

export type MenuItemProps = {
  onSelect: () => void
  children: ReactNode
  danger?: boolean
  disabled?: boolean
}

export function MenuItem({ onSelect, children, danger, disabled }: MenuItemProps) {
  return (
    <Menu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classNames(itemStyles, danger && 'text-bad [&_svg]:text-bad')}
    >
      {children}
    </Menu.Item>
  )
}

export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Menu.Item asChild className={itemStyles}>
      <Link href={href}>{children}</Link>
    </Menu.Item>
  )
}

export type MenuRadioProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

export function MenuRadio({ label, value, onValueChange, options }: MenuRadioProps) {
  return (
    <>
      <Menu.Label className="px-2 pt-1.5 pb-1 text-2xs text-ink-faint">{label}</Menu.Label>
      <Menu.RadioGroup value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option.value}
            value={option.value}
            className={itemStyles}
            onSelect={(event) => event.preventDefault()}
          >
            <span className="flex w-4 justify-center">
              <Menu.ItemIndicator className="size-1.5 rounded-full bg-accent" />
            </span>
            {option.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

export type MenuCheckboxProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
}

/** Stays open when ticked: for choosing columns. */
export function MenuCheckbox({ checked, onCheckedChange, children }: MenuCheckboxProps) {
  return (
    <Menu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={itemStyles}
    >
      <span aria-hidden className="w-4 text-accent">
        {checked ? '✓' : ''}
      </span>
      {children}
    </Menu.CheckboxItem>
  )
}

export function MenuSeparator() {
  return <Menu.Separator className="-mx-1 my-1 h-px bg-rule" />
}
