import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#test-support/free-port.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'

const suite = fileURLToPath(
  new URL('../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
)
const inapplicable = fileURLToPath(new URL('./mcp/inapplicable-scenarios.yml', import.meta.url))

let service: TestService
let server: ReturnType<typeof serve>
let url: string
beforeAll(async () => {
  const port = await findFreePort()
  service = await createTestService({
    environment: {
      SERVICE_PORT: String(port),
      RATE_LIMITS: '{"default":{"limit":100000,"window_seconds":60}}',
    },
  })
  const { key } = await service.createTenant()
  const app = service.app()
  // The suite has no option for a key.
  server = serve({
    hostname: '127.0.0.1',
    port,
    fetch(request) {
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${key}`)
      return app.fetch(new Request(request, { headers }))
    },
  })
  url = `http://127.0.0.1:${port}/mcp`
})
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await service.close()
})

test.each([
  { of: '2025-11-25', given: ['--suite', 'active'] },
  { of: '2026-07-28', given: ['--requirements', '2026-07-28'] },
])('the official conformance suite of $of passes where it applies', async ({ given }) => {
  const { code, output } = await run(['server', '--url', url, '--expected-failures', inapplicable, ...given])
  expect(code, output).toBe(0)
  expect(output).toMatch(/✓ tools-list: [34] passed, 0 failed/)
})

function run(given: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [suite, ...given], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 230_000,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString()
      })
    }
    child.on('close', (code) => resolve({ code, output }))
  })
}
