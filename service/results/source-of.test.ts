import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

const url = 'https://desk.example/acme/cold-brew'
const from = (referrer: string) => sourceOf({ referrer, url })

test('assistants are a group of their own, by referrer and by what they add to links', () => {
  expect(from('https://chatgpt.com/')).toEqual({ group: 'assistant', name: 'ChatGPT' })
  expect(from('https://www.perplexity.ai/search/x')).toEqual({ group: 'assistant', name: 'Perplexity' })
  expect(from('https://gemini.google.com/app')).toEqual({ group: 'assistant', name: 'Gemini' })
  expect(from('https://copilot.microsoft.com/')).toEqual({ group: 'assistant', name: 'Copilot' })
  expect(from('https://claude.ai/chat/1')).toEqual({ group: 'assistant', name: 'Claude' })
  expect(sourceOf({ referrer: '', url: `${url}?utm_source=chatgpt.com` })).toEqual({
    group: 'assistant',
    name: 'ChatGPT',
  })
  expect(sourceOf({ referrer: '', url: `${url}?utm_source=Perplexity` }).name).toBe('Perplexity')
})

test('a search engine is one source under all of its domains, and its mail is not search', () => {
  for (const host of ['www.google.com', 'google.co.uk', 'www.google.de', 'news.google.com'])
    expect(from(`https://${host}/`)).toEqual({ group: 'search', name: 'Google' })
  expect(from('https://mail.google.com/').group).toBe('mail')
  expect(from('https://google.com.evil.example/')).toEqual({ group: 'site', name: 'google.com.evil.example' })
})

test('networks, mail, other sites, the own site and no referrer are told apart', () => {
  expect(from('https://t.co/abc')).toEqual({ group: 'social', name: 'X' })
  expect(from('https://old.reddit.com/r/coffee')).toEqual({ group: 'social', name: 'Reddit' })
  expect(from('android-app://com.google.android.gm/').group).toBe('mail')
  expect(from('https://www.barista.example/post')).toEqual({ group: 'site', name: 'barista.example' })
  expect(from('https://desk.example/acme')).toEqual({ group: 'own', name: '' })
  expect(from('')).toEqual({ group: 'direct', name: '' })
  expect(from('nonsense')).toEqual({ group: 'direct', name: '' })
  expect(sourceOf({ referrer: '', url: `${url}?utm_source=newsletter` })).toEqual({
    group: 'mail',
    name: 'Newsletter',
  })
})
