import { expect, test } from 'vitest'
import { openAreas } from './open-areas.ts'

const area = (id: string, path: string, ready = false) => ({ id, title: id, ready, detail: '', path })
const action = (path: string) => ({ id: path, priority: 2, title: path, detail: '', path })

test('what an action asks for, on the same page or one below it, is no step of the setup', () => {
  const areas = [
    area('brand_scans', '/brand-scans'),
    area('knowledge', '/knowledge'),
    area('credits', '/credits', true),
  ]
  const actions = [action('/brand-scans/all?status=failed')]
  expect(openAreas({ areas, actions }).map(({ id }) => id)).toEqual(['knowledge'])
})

test('an action on a page whose name only begins alike hides nothing', () => {
  const open = openAreas({ areas: [area('articles', '/articles')], actions: [action('/articles-of-others')] })
  expect(open.map(({ id }) => id)).toEqual(['articles'])
})

test('a desk without webhook endpoints lacks nothing', () => {
  expect(openAreas({ areas: [area('webhooks', '/webhooks')], actions: [] })).toEqual([])
})
