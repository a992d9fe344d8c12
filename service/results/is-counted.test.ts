import { expect, test } from 'vitest'
import { isCounted } from './is-counted.ts'

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const ask = (headers: Record<string, string>, method = 'GET') =>
  isCounted({ method, header: (name) => ({ 'user-agent': browser, ...headers })[name] })

test('a browser that opens a page counts', () => {
  expect(ask({})).toBe(true)
  expect(ask({ 'sec-fetch-dest': 'document', dnt: '0', 'sec-gpc': '0' })).toBe(true)
})

test('who asks not to be tracked is not counted', () => {
  expect(ask({ dnt: '1' })).toBe(false)
  expect(ask({ 'sec-gpc': '1' })).toBe(false)
})

test('programs are not counted, whether they say so or say nothing', () => {
  for (const agent of [
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'GPTBot/1.2',
    'ClaudeBot/1.0',
    'curl/8.5.0',
    'node',
    '',
  ])
    expect(ask({ 'user-agent': agent })).toBe(false)
})

test('what is fetched ahead, embedded, or asked for without its body is not counted', () => {
  expect(ask({ 'sec-purpose': 'prefetch;prerender' })).toBe(false)
  expect(ask({ purpose: 'prefetch' })).toBe(false)
  expect(ask({ 'sec-fetch-dest': 'empty' })).toBe(false)
  expect(ask({}, 'HEAD')).toBe(false)
})
