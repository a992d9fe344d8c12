import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OperationShape } from '#contract/operation.ts'
import { readOperations } from '#lib/read-operations.ts'
import { setDeskToWork } from './desk-at-work.ts'
import { expect, signInWithKey, test } from './journey.ts'
import { pages } from './pages.ts'

const chunks = fileURLToPath(new URL('../../.next/static/', import.meta.url))

/** Never ends, so nobody can wait for all of it: its beginning is read. */
const eventStream = '/api/events'

/** Files and other routes of their own that the pages of the desk read; `[id]` stands for a record's. */
const fileRoutes = readdirSync(fileURLToPath(new URL('../../app/api/', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('/route.ts') && !/\[(?!id\])/.test(file))
  .map((file) => `/api/${file.slice(0, -'/route.ts'.length)}`)
  .filter((address) => address !== eventStream)

/** What a browser reads of the service. */
const reads: [string, OperationShape][] = Object.entries(readOperations)
const readRoutes = reads
  .filter(([, { method }]) => method === 'GET')
  .map(([name, { noun, params }]) => {
    const [id] = Object.keys(params?.shape ?? {})
    return { noun, address: `/api/read/${name}${id ? `?${id}=[id]` : ''}` }
  })
const dataRoutes = [...fileRoutes.map((address) => ({ noun: address.split('/')[2], address })), ...readRoutes]

/** What a key, a token of a claim or a signing secret looks like. */
const secretShapes = /service_agent_[0-9A-Za-z]{16,}|cl[ma]_[\w-]{16,}|whsec_[0-9A-Za-z+/=]{16,}/

test('no key, code, token or secret is in a chunk, a page, an answer, a log line or an error', async ({
  page,
  stage,
  agent,
}) => {
  const { body: endpoint } = await agent.ask('POST', '/webhooks', { url: `${stage.hooksUrl}/secrets` })
  const secrets = [...agent.secrets, String(endpoint.secret)]
  expect(secrets.every((secret) => secret.length > 16)).toBe(true)
  const leaks = (text: string) => [
    ...secrets.filter((secret) => text.includes(secret)),
    ...(secretShapes.exec(text)?.slice(0, 1) ?? []),
  ]

  const answers: Promise<[string, string]>[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith(eventStream)) return
    const text = answer.text().catch(() => '')
    // A page that is left takes its unfinished answers along.
    const headers = answer.allHeaders().then(JSON.stringify, () => '')
    answers.push(Promise.all([text, headers]).then((parts) => [answer.url(), parts.join('\n')]))
  })
  await signInWithKey(page, agent.key)
  for (const path of ['/', '/settings', '/nothing']) await page.goto(path)
  const { records } = await setDeskToWork(stage, agent)
  // The rest as it is sent: what a browser asks for besides are the routes of data.
  const paths = [...pages, ...records, '/api/auth/session']
  for (const { noun, address } of dataRoutes) {
    const ids = records
      .filter((record) => record.startsWith(`/${noun}/`))
      .map((record) => new URL(record, stage.dashboardUrl).pathname.split('/').at(-1))
    paths.push(
      ...(address.includes('[id]') ? ids.map((id) => address.replace('[id]', String(id))) : [address]),
    )
  }
  for (const path of paths) {
    const answer = await page.request.get(path)
    answers.push(answer.text().then((text) => [path, `${text}\n${JSON.stringify(answer.headers())}`]))
  }
  const begun = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const first = await reader?.read()
    await reader?.cancel()
    return `${first?.value}\n${JSON.stringify([...answer.headers])}`
  }, eventStream)
  expect(begun).toContain('retry:')
  answers.push(Promise.resolve([eventStream, begun]))
  for (const [url, text] of await Promise.all(answers)) expect([url, leaks(text)]).toEqual([url, []])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(leaks(kept)).toEqual([])

  // Errors, on every way a secret can be sent.
  const { key } = agent
  const errors = await Promise.all([
    agent.ask('POST', '/autopilot', { topic: key, persona: key.padEnd(101, '!') }),
    agent.ask('GET', `/articles/${key}`),
    agent.ask('GET', `/nothing/${key}`),
    agent.ask('POST', '/estimate', { operation: key, input: {} }),
  ])
  for (const { body } of errors) {
    const { message, details, ...rest } = body
    // What the caller sent may be told to the caller in words; nothing else of it comes back.
    expect(leaks(JSON.stringify(rest))).toEqual([])
    expect([message, details]).toBeDefined()
  }

  for (const file of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|map|json)$/.test(file)) continue
    expect([file, leaks(readFileSync(`${chunks}/${file}`, 'utf8'))]).toEqual([file, []])
  }
  for (const file of stage.logFiles) {
    const lines = readFileSync(file, 'utf8').split('\n')
    const code = new RegExp(`\\b${agent.code}\\b`)
    expect(lines.filter((line) => leaks(line).length > 0 || code.test(line))).toEqual([])
  }
})
