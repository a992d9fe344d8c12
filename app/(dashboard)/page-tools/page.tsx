import type { Metadata } from 'next'
import { PageHeader } from '#components/ui/page-header.tsx'
import { requireSession } from '#lib/session.ts'
import { createWatchAction } from '../watches/actions.ts'
import { WatchedCheckDesk } from './watched-check-desk.tsx'

export const metadata: Metadata = { title: 'Page check' }

export default async function PageToolsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  await requireSession()
  const { url } = await searchParams
  return (
    <>
      <PageHeader
        title="Page check"
        lead="See what search engines and social networks read, and what to fix."
      />
      <WatchedCheckDesk initialUrl={typeof url === 'string' ? url : ''} createWatch={createWatchAction} />
    </>
  )
}
