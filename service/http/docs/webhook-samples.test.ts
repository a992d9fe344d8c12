import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

const folder = mkdtempSync(join(tmpdir(), 'masthead-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const guide = readFileSync('docs/guides/02-webhooks.md', 'utf8')
const sample = (language: string) =>
  new RegExp(`### ${language}\\n\\n\`\`\`\\w+\\n([\\s\\S]*?)\n\`\`\``).exec(guide)?.[1] ?? ''

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"type":"article.published","data":{"title":"Größe"}}'
function headersAt(sentAt: Date): Record<string, string> {
  return {
    'webhook-id': 'one',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('one', sentAt, body)}`,
  }
}
const now = new Date()
const cases: [string, Record<string, string>, string, boolean][] = [
  ['its own signature', headersAt(now), body, true],
  ['another body', headersAt(now), `${body} `, false],
  ['an hour ago', headersAt(new Date(now.getTime() - 3_600_000)), body, false],
  ['no headers', {}, body, false],
]

test('the example of the guide is signed as a delivery is', () => {
  const given = (name: string) => new RegExp(`^${name} +(.*)$`, 'm').exec(guide)?.[1] ?? ''
  const [id, at] = [given('webhook-id'), new Date(Number(given('webhook-timestamp')) * 1000)]
  expect(new Webhook(given('secret')).sign(id, at, given('body'))).toBe(given('webhook-signature'))
})

test.each(cases)('the TypeScript sample tells %s', async (_name, headers, sent, expected) => {
  const file = join(folder, 'verify.ts')
  writeFileSync(file, sample('TypeScript'))
  const script = `import { isFromMasthead } from ${JSON.stringify(pathToFileURL(file).href)}
const [headers, body, secret] = JSON.parse(process.argv.at(-1))
console.log(isFromMasthead(new Headers(headers), body, secret))`
  const given = JSON.stringify([headers, sent, secret])
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script, given], {
    encoding: 'utf8',
  })
  expect(said.trim()).toBe(String(expected))
})

test.each(cases)('the Python sample tells %s', (_name, headers, sent, expected) => {
  const script = `${sample('Python')}
import json
import sys
headers, body, secret = json.loads(sys.argv[1])
print(is_from_masthead(headers, body.encode(), secret))`
  const given = JSON.stringify([headers, sent, secret])
  const said = z.string().parse(execFileSync('python3', ['-c', script, given], { encoding: 'utf8' }))
  expect(said.trim()).toBe(expected ? 'True' : 'False')
})
