import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#test-support/free-port.ts'
import { findMail, startMailServer } from '#test-support/loopback/mail-server.ts'
import { Unavailable } from '../../outbound/unavailable.ts'
import { MailRefused } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-smtp-'))
})
afterAll(() => rm(folder, { recursive: true }))

const message = {
  to: 'reader@example.com',
  subject: 'Beans',
  text: 'Roasted today.',
  html: '<p>Roasted today.</p>',
}
const mailAt = (port: number) => createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'desk@example.com' })

/** A server that answers each recipient with one reply. */
async function replying(code: number, reply: string) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error(reply), { responseCode: code })),
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

test('a server that is away is unavailable, and the same engine sends once it is there', async () => {
  const server = await startMailServer(folder)
  const { port } = new URL(server.url)
  const mail = mailAt(Number(port))
  await mail.send(message)
  await server.close()
  for (let round = 0; round < 3; round++) {
    const error = await mail.send(message).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Unavailable)
    expect(error).toMatchObject({ part: 'mail server' })
  }
  const back = await startMailServer(folder, Number(port))
  await mail.send({ ...message, text: 'It is back.' })
  expect(await findMail(folder, message.to, 'It is back.')).toBeDefined()
  await back.close()
})

test('a server that cuts the connection in the middle is unavailable', async () => {
  const port = await findFreePort()
  const server = createServer((socket) => socket.end('220 hello\r\n'))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await expect(mailAt(port).send(message)).rejects.toBeInstanceOf(Unavailable)
  server.close()
})

test('a mailbox that does not exist is refused for good, a full one is tried later', async () => {
  const gone = await replying(550, 'no such mailbox')
  await expect(mailAt(gone.port).send(message)).rejects.toBeInstanceOf(MailRefused)
  await gone.close()
  const full = await replying(452, 'mailbox full')
  await expect(mailAt(full.port).send(message)).rejects.toBeInstanceOf(Unavailable)
  await full.close()
})
