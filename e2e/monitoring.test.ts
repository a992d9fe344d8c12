import { readFileSync } from 'node:fs'
import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestService, type TestService } from '#test-support/test-service.ts'

const folder = new URL('../deploy/monitoring/', import.meta.url)
const Dashboard = z.looseObject({
  panels: z.array(
    z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })) }),
  ),
})

let service: TestService
let known: Set<string>
beforeAll(async () => {
  service = await createTestService()
  // The metrics exist once what counts them is loaded, which asking for them does not take for granted.
  await service.startWorker()
  await import('#service/engines/chat-model/model-metrics.ts')
  service.app()
  const metrics = await register.getMetricsAsJSON()
  known = new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})
afterAll(() => service.close())

/** Prometheus itself makes `up`. */
function unknownMetrics(expression: string): string[] {
  const names = expression.match(/\b(masthead|nodejs|process)_\w+/g) ?? []
  return names.filter((name) => !known.has(name))
}

test('every metric of the dashboard exists', () => {
  const file = readFileSync(new URL('grafana-dashboard.json', folder), 'utf8')
  const { panels } = Dashboard.parse(JSON.parse(file))
  expect(panels.length).toBeGreaterThan(10)
  for (const { title, targets } of panels) {
    for (const { expr } of targets) expect([title, unknownMetrics(expr)]).toEqual([title, []])
  }
})

test('every metric of the alert rules exists', () => {
  const rules = readFileSync(new URL('alerts.yaml', folder), 'utf8')
  const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression)
  expect(expressions.length).toBeGreaterThan(8)
  for (const expression of expressions)
    expect([expression, unknownMetrics(expression)]).toEqual([expression, []])
})
