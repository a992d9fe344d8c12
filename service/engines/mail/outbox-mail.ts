import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Outbox, StoredMail } from './outbox.ts'

const kept = 200

/** Keeps mail in a local folder instead of sending it, for a service that only this machine can reach. */
export function createOutboxMail(options: { folder: string; from: string; now(): Date }): Outbox {
  const { folder, from, now } = options
  const names = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
  }
  return {
    name: 'outbox',
    async send(message) {
      const existing = await names()
      const sentAt = now().toISOString()
      const path = join(folder, `${sentAt.replaceAll(/[^0-9T]/g, '')}-${randomUUID()}.json`)
      // A reader must never see half a message.
      await writeFile(`${path}.part`, JSON.stringify({ ...message, from, sent_at: sentAt }), { mode: 0o600 })
      await rename(`${path}.part`, path)
      await Promise.all(existing.slice(kept).map((name) => unlink(join(folder, name)).catch(() => undefined)))
    },
    async list(limit) {
      const newest = (await names()).slice(0, limit)
      return Promise.all(
        newest.map(async (name) => StoredMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
      )
    },
  }
}
