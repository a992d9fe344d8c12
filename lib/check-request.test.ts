import { expect, test } from 'vitest'
import { changeArticle, listArticles } from '#contract/articles.ts'
import { getScheduleFeed } from '#contract/schedule.ts'
import { checkRequest } from './check-request.ts'

const id = '11111111-1111-4111-8111-111111111111'

test('what a browser sent arrives parsed, without members that the operation does not know', () => {
  const sent = { query: { limit: '5', offset: '10', other: 'x' } }
  expect(checkRequest(listArticles, sent)).toEqual({ ok: true, data: { query: { limit: 5, offset: 10 } } })
  expect(checkRequest(getScheduleFeed, { query: { other: 'x' } })).toEqual({ ok: true, data: {} })
})

test('an id that cannot be one names a record that does not exist', () => {
  const sent = { params: { id: '../me' }, body: { action: 'unschedule' } }
  expect(checkRequest(changeArticle, sent)).toMatchObject({ ok: false, problem: { kind: 'not_found' } })
})

test('a body that breaks the schema is refused at the member, in words', () => {
  const result = checkRequest(changeArticle, { params: { id }, body: { action: 'schedule', at: 'soon' } })
  expect(result).toMatchObject({
    ok: false,
    problem: { kind: 'invalid', fieldErrors: { at: expect.stringMatching(/^Must be/) } },
  })
  expect(checkRequest(changeArticle, { params: { id } })).toMatchObject({ ok: false })
})
