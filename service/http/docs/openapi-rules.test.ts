import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

test('the OpenAPI document has no error and no warning by the rules of redocly.yaml', async () => {
  const source = await (await service.app().request('/openapi.json')).text()
  const config = await loadConfig({ configPath: 'redocly.yaml' })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  const broken = await lintFromString({
    source: source.replace('"operationId":"getMe"', '"operationId":"getHealth"'),
    absoluteRef: 'openapi.json',
    config,
  })
  expect(broken.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique')
})
