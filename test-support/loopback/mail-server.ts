import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes every message and keeps it as a file. */
export type MailServer = { url: string; close(): Promise<void> }

export async function startMailServer(folder: string, port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [recipient] = session.envelope.rcptTo
        writeFileSync(
          join(folder, `${recipient?.address ?? 'nobody'} ${randomUUID()}.eml`),
          Buffer.concat(chunks),
        )
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The text of the mail to an address that mentions something, as its reader sees it; undefined until it has come. */
export async function findMail(folder: string, to: string, mention: string): Promise<string | undefined> {
  for (const file of readdirSync(folder).filter((name) => name.startsWith(`${to} `))) {
    const { text } = await PostalMime.parse(readFileSync(join(folder, file)))
    if (text?.includes(mention)) return text
  }
  return undefined
}
