import { expect, test } from 'vitest'
import { queuedTopics, withMoved, withStatus } from './topic-order.ts'

const topic = (id: string, status = 'queued') => ({ id, status, title: id, reason: '', evidence: [] })
const topics = [topic('now', 'writing'), topic('a'), topic('b'), topic('c'), topic('no', 'vetoed')]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ')

test('a topic moves up, down and to the front among those that wait, and the others keep their places', () => {
  expect(ids(withMoved(topics, 'b', -1))).toBe('now b a c no')
  expect(ids(withMoved(topics, 'b', 1))).toBe('now a c b no')
  expect(ids(withMoved(topics, 'c', 'front'))).toBe('now c a b no')
})

test('at the ends, and for what does not wait, nothing moves', () => {
  expect(ids(withMoved(topics, 'a', -1))).toBe(ids(topics))
  expect(ids(withMoved(topics, 'c', 1))).toBe(ids(topics))
  expect(ids(withMoved(topics, 'no', -1))).toBe(ids(topics))
})

test('a vetoed topic waits no more, and does again when it is restored', () => {
  const vetoed = withStatus(topics, 'a', 'vetoed')
  expect(ids(queuedTopics(vetoed))).toBe('b c')
  expect(ids(queuedTopics(withStatus(vetoed, 'a', 'queued')))).toBe('a b c')
})
