'use client'
import { createContext, useContext } from 'react'

type Menu = typeof import('radix-ui/dropdown-menu')

/** What the things in a menu are made of; they come with the menu, and not with the page that says what is in it. */
export type MenuParts = Pick<
  Menu,
  'Item' | 'Label' | 'RadioGroup' | 'RadioItem' | 'ItemIndicator' | 'CheckboxItem' | 'Separator'
>

const Parts = createContext<MenuParts | undefined>(undefined)

export const MenuPartsProvider = Parts.Provider

export function useMenuParts(): MenuParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('This belongs in a DropdownMenu')
  return parts
}
