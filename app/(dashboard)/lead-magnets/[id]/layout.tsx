import type { ReactNode } from 'react'
import { readLeadMagnet } from './read-lead-magnet.ts'

/** Reads before anything is sent, so that a lead magnet that does not exist is answered with 404. */
export default async function LeadMagnetLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  await readLeadMagnet((await params).id)
  return children
}
