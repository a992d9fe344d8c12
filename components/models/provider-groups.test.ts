import { expect, test } from 'vitest'
import type { ModelProvider } from '#contract/models.ts'
import { providerGroups } from './provider-groups.ts'

const provider = (id: string, local: boolean): ModelProvider => ({
  id,
  label: id,
  kind: 'model',
  url: '',
  needs_key: !local,
  local,
})
const providers = [provider('openrouter', false), provider('newcomer', false), provider('ollama', true)]

test('providers are shown apart by where they run, any other server last', () => {
  const { hosted, own, other } = providerGroups([...providers, provider('other', false)], undefined)
  expect(hosted.map(({ id }) => id)).toEqual(['openrouter', 'newcomer'])
  expect(own.map(({ id }) => id)).toEqual(['ollama'])
  expect(other?.id).toBe('other')
  expect(providerGroups(providers, undefined).other).toBeUndefined()
})

test('the tile of Ollama says whether it was found, and that of an unknown provider what it asks for', () => {
  const detailOf = (id: string, found?: boolean) => {
    const { hosted, own } = providerGroups(providers, found === undefined ? undefined : { found })
    return [...hosted, ...own].find((one) => one.id === id)?.detail
  }
  expect(detailOf('ollama', true)).toBe('Found on this machine')
  expect(detailOf('ollama', false)).toBe('Not found on this machine')
  expect(detailOf('ollama')).toBe('No key needed')
  expect(detailOf('newcomer')).toBe('API key')
})
