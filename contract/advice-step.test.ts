import { expect, test } from 'vitest'
import { adviceStep } from './advice-step.ts'

test('each action leads to where its price is shown; one that a newer server names leads nowhere', () => {
  const pathOf = (action: string) => adviceStep({ action, article_id: '1' })?.path
  expect(pathOf('refresh')).toBe('/articles/new?refreshes=1&search=1')
  expect(pathOf('new_title')).toBe('/articles/1?view=edit')
  expect(pathOf('new_post')).toBe('/articles/1?view=social')
  expect([pathOf('sing'), adviceStep({ action: 'refresh' })]).toEqual([undefined, undefined])
})
