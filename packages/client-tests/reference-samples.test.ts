import { parseHTML } from 'linkedom'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '#service/http/routes.ts'
import { createTestService } from '#test-support/test-service.ts'
import { compileStrictly } from './compile-strictly.ts'

test('every TypeScript sample of the reference calls the typed client, and compiles', async () => {
  const service = await createTestService()
  onTestFinished(() => service.close())
  const programs: Record<string, string> = {}
  for (const noun of new Set(routes.map(({ operation }) => operation.noun))) {
    const page = await service.app().request(`/docs/${noun}`, { headers: { accept: 'text/html' } })
    const { document } = parseHTML(await page.text())
    for (const shown of document.querySelectorAll('article')) {
      const code = shown.querySelector('figure[data-language=typescript] code')?.textContent
      if (code === undefined) continue
      expect(code).toContain(`await ${shown.id}(masthead`)
      programs[`${shown.id}.ts`] = code
    }
  }
  expect(Object.keys(programs)).toHaveLength(routes.length - 1)
  expect(await compileStrictly(programs)).toBe('')
})
