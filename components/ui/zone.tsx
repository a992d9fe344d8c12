'use client'
import { createContext, useContext } from 'react'

/** The time zone that days are counted in: that of the workspace, and UTC where there is none. */
export const Zone = createContext('UTC')

export function useZone(): string {
  return useContext(Zone)
}
