'use client'
import Link from 'next/link'
import { Activity, type ReactNode, startTransition, useCallback, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useMenuParts } from './menu-parts.ts'
import { onDemand } from './on-demand.tsx'
import { Opener } from './opener.tsx'

const openedMenu = onDemand(() => import('./opened-menu.tsx').then((module) => module.OpenedMenu))

export type DropdownMenuProps = {
  /** A Button; it must forward props. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}

/**
 * A menu of `MenuItem`, `MenuLink`, `MenuRadio` and `MenuSeparator`. Menus weigh a tenth of a page, so what shows them
 * loads when the pointer enters the button, and is drawn unseen while it rests there; or else both on click.
 */
export function DropdownMenu({ trigger, ...rest }: DropdownMenuProps) {
  const [menu, setMenu] = useState<{ within: HTMLElement | null; byKeyboard?: boolean }>()
  const [isShown, setShown] = useState(false)
  const onShown = useCallback(() => setShown(true), [])
  const prepare = async (opener: HTMLElement, { isFinger }: { isFinger: boolean }) => {
    await openedMenu.prepare()
    if (!isFinger) startTransition(() => setMenu((known) => known ?? { within: landmarkOf(opener) }))
  }
  const isPressed = menu?.byKeyboard !== undefined
  return (
    <>
      {!isShown && (
        <Opener
          element={trigger}
          opens="menu"
          isOpen={false}
          onIntent={prepare}
          onOpen={(opener, { byKeyboard }) => setMenu({ within: landmarkOf(opener), byKeyboard })}
        />
      )}
      {menu && (
        <Activity mode={isPressed ? 'visible' : 'hidden'}>
          <openedMenu.Part
            {...rest}
            trigger={trigger}
            within={menu.within}
            byKeyboard={menu.byKeyboard ?? false}
            onShown={onShown}
          />
        </Activity>
      )}
    </>
  )
}

/** Where a menu belongs: in the dialog that its button is in, else in what the page is about. */
function landmarkOf(opener: HTMLElement): HTMLElement | null {
  return opener.closest<HTMLElement>('[role=dialog]') ?? document.querySelector('main')
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
  const Menu = useMenuParts()
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
  const Menu = useMenuParts()
  return (
    <Menu.Item asChild className={itemStyles}>
      <Link href={href}>{children}</Link>
    </Menu.Item>
  )
}

/** A file to keep; one that lies elsewhere opens beside this page. */
export function MenuFile({
  href,
  isOutside,
  children,
}: {
  href: string
  isOutside: boolean
  children: ReactNode
}) {
  const Menu = useMenuParts()
  return (
    <Menu.Item asChild className={itemStyles}>
      {isOutside ? (
        <a href={href} target="_blank" rel="noreferrer nofollow ugc">
          {children}
        </a>
      ) : (
        <a href={href} download>
          {children}
        </a>
      )}
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
  const Menu = useMenuParts()
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
  const Menu = useMenuParts()
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
  const Menu = useMenuParts()
  return <Menu.Separator className="-mx-1 my-1 h-px bg-rule" />
}
