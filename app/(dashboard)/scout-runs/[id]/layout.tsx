import type { ReactNode } from 'react'
import { readScoutRun } from './read-scout-run.ts'

/** Reads before anything is sent, so that a scout run that does not exist is answered with 404. */
export default async function ScoutRunLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  await readScoutRun((await params).id)
  return children
}
