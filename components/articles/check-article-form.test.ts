import { expect, test } from 'vitest'
import { emptyArticleForm, noComparison } from './article-form-values.ts'
import { articleFormOf, articlePrefill, articlePrefillHref } from './article-prefill.ts'
import { articleFormErrors, checkArticleForm, readableInput, toGenerateInput } from './check-article-form.ts'

test('a form without topic and addresses says so at the topic', () => {
  const checked = checkArticleForm(emptyArticleForm)
  expect(checked).toEqual({ ok: false, errors: { topic: expect.stringContaining('topic') } })
})

test('an address without its scheme is taken as https, and blank ones are left out', () => {
  const input = toGenerateInput({ ...emptyArticleForm, address2: ' acme.example/page ' })
  expect(input.source_urls).toEqual(['https://acme.example/page'])
  expect(input).not.toHaveProperty('topic')
})

test('a URL that is none leaves the topic and the other URLs to be looked up', () => {
  const values = { ...emptyArticleForm, topic: 'Noise', address1: 'not a url', address2: 'https://a.example' }
  expect(checkArticleForm(values).ok).toBe(false)
  expect(readableInput(values)).toMatchObject({ topic: 'Noise', source_urls: ['https://a.example'] })
  expect(readableInput({ ...values, topic: '', address2: '' })).toBeUndefined()
})

test('an invalid URL is reported at its field', () => {
  const checked = checkArticleForm({
    ...emptyArticleForm,
    address1: 'https://a.example',
    address3: 'ftp://b',
  })
  expect(checked).toMatchObject({ ok: false, errors: { address3: expect.any(String) } })
  const values = { ...emptyArticleForm, address3: 'https://b.example' }
  expect(articleFormErrors(values, { 'source_urls.0': 'Refused.' })).toEqual({ address3: 'Refused.' })
})

test('nothing is compared and nothing goes live unless it is asked for', () => {
  expect(toGenerateInput({ ...emptyArticleForm, topic: 'x' })).toMatchObject({
    disable_competition: true,
    auto_publish: false,
    wait_for_completion: false,
  })
})

test('Compare with sources counts only where there is something to compare with', () => {
  const asked = { ...emptyArticleForm, topic: 'x', competition: true }
  expect(toGenerateInput(asked).disable_competition).toBe(true)
  expect(noComparison(asked)).toContain('add a URL')
  const named = { ...asked, address2: 'https://b.example' }
  expect(toGenerateInput(named).disable_competition).toBe(false)
  expect(toGenerateInput({ ...asked, search: true }).disable_competition).toBe(false)
  expect(toGenerateInput({ ...named, mode: 'turbo' }).disable_competition).toBe(true)
})

test('a length that Turbo does not have is not asked for, and is chosen again without it', () => {
  const values = { ...emptyArticleForm, topic: 'x', size: 'pillar' }
  expect(toGenerateInput({ ...values, mode: 'turbo' }).size).toBe('standard')
  expect(toGenerateInput({ ...values, mode: 'turbo', size: 'mini' }).size).toBe('mini')
  expect(toGenerateInput(values).size).toBe('pillar')
})

test('the address of a filled form fills it in again', () => {
  const values = {
    ...emptyArticleForm,
    topic: 'Heat & "pumps" #1',
    address1: 'https://a.example/?q=1&r=2',
    address2: 'https://b.example',
    size: 'pillar',
    pictures: true,
    competition: true,
    publish: 'now',
  }
  const url = new URL(articlePrefillHref(values), 'http://desk')
  const params = Object.fromEntries(
    [...url.searchParams.keys()].map((key) => [key, url.searchParams.getAll(key)]),
  )
  expect(articlePrefill(params)).toEqual(values)
})

test('an article that failed gives back what it tells of its request', () => {
  expect(
    articleFormOf({
      status: 'failed',
      topic: 'Noise',
      mode: 'turbo+',
      extraction_results: [{ url: 'https://a.example', status: 'failed' }],
    }),
  ).toMatchObject({ topic: 'Noise', mode: 'turbo', search: true, address1: 'https://a.example' })
})

test('an article that is written again brings its topic and sources, beside what the address asks for', () => {
  const again = {
    status: 'published',
    topic: 'Noise',
    persona: 'engineer',
    extraction_results: [{ url: 'https://a.example', status: 'ok' }],
  }
  expect(articlePrefill({ search: '1' }, again)).toEqual({
    ...emptyArticleForm,
    topic: 'Noise',
    persona: 'engineer',
    address1: 'https://a.example',
    search: true,
  })
})
