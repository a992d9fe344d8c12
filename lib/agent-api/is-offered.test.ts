import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { cancelArticle } from '#contract/articles.ts'
import { cancelScoutRun } from '#contract/scout-runs.ts'
import { isOffered } from './is-offered.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(document: object | undefined): Promise<string> {
  server = createServer((_, response) => {
    if (document) response.writeHead(200).end(JSON.stringify(document))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an operation is offered where the document of the server names it, and only there', async () => {
  const paths = { '/api/agent/articles/{article}/cancel': { post: {} } }
  const baseUrl = await serve({ openapi: '3.1.0', paths })
  expect(await isOffered(cancelArticle, baseUrl)).toBe(true)
  expect(await isOffered(cancelScoutRun, baseUrl)).toBe(false)
})

test('a server without a document offers nothing of our own', async () => {
  expect(await isOffered(cancelArticle, await serve(undefined))).toBe(false)
})
