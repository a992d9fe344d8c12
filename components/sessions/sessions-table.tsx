'use client'
import { useRouter } from 'next/navigation'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { useNow } from '#components/ui/now.tsx'
import { Table, TableHead, TableHeader } from '#components/ui/table.tsx'
import type { Session } from '#contract/sessions.ts'
import { SessionRow } from './session-row.tsx'

export type SessionsTableProps = { sessions: readonly Session[] }

export function SessionsTable({ sessions }: SessionsTableProps) {
  const router = useRouter()
  const now = useNow()
  const activeId = useListKeyboard({
    ids: sessions.map(({ session_id }) => session_id),
    onOpen: (id) => router.push(`/sessions/${id}`),
  })
  return (
    <Table label="Sessions" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader>Session</TableHeader>
          <TableHeader className="w-36 max-sm:hidden">Status</TableHeader>
          <TableHeader className="w-28 max-md:hidden">Next run</TableHeader>
          <TableHeader numeric className="w-24 max-md:hidden">
            Articles
          </TableHeader>
          <TableHeader numeric className="w-28 max-lg:hidden">
            Queue
          </TableHeader>
          <TableHeader numeric className="w-28 max-sm:hidden">
            Started
          </TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {sessions.map((session) => (
          <SessionRow
            key={session.session_id}
            session={session}
            active={session.session_id === activeId}
            now={now}
          />
        ))}
      </tbody>
    </Table>
  )
}
