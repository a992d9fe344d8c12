import { expect, onTestFinished, test } from 'vitest'
import { createTestService } from '#test-support/test-service.ts'

test('security.txt names the contact that is set, and expires within a year (RFC 9116)', async () => {
  const service = await createTestService({
    environment: { SECURITY_CONTACT: 'mailto:security@desk.example' },
  })
  onTestFinished(() => service.close())
  const answer = await service.app().request('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.split(': ')[1]]),
  )
  expect(fields.get('Contact')).toBe('mailto:security@desk.example')
  expect(fields.get('Canonical')).toBe(`${service.ctx.config.serviceUrl}/.well-known/security.txt`)
  const days = (Date.parse(String(fields.get('Expires'))) - service.ctx.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
