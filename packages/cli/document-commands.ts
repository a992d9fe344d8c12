import { type Client, listDocuments } from '../client/src/index.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'

/** The newest documents of the knowledge base, one a line: when, role, id, title. */
export async function documents(terminal: Terminal, client: Client, limit = '20'): Promise<void> {
  const page = await listDocuments(client, { query: { limit: readLimit(limit) } })
  if (page.documents.length === 0)
    terminal.note(`There are no documents yet. To add one: ${command} upload FILE`)
  else terminal.heading(columns(terminal, 'CREATED', 'ROLE', 'ID', 'TITLE'))
  for (const one of page.documents)
    terminal.show(columns(terminal, one.created_at, one.role, one.id, one.title), one)
}
