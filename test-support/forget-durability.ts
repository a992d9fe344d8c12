import type { EmbeddedConnection } from '#service/db/embedded-postgres-seat.ts'
import { onServer } from './on-server.ts'

/**
 * For data that nobody needs after a run: nothing waits for the disk, and a copy of the template is made and dropped in a
 * twentieth of the time. Programs that are killed lose nothing by it, since what PostgreSQL wrote is the system's.
 */
export async function forgetDurability(connection: EmbeddedConnection): Promise<void> {
  for (const setting of ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off']) {
    await onServer(connection, `alter system set ${setting}`)
  }
  await onServer(connection, 'select pg_reload_conf()')
}
