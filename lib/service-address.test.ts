import { expect, test } from 'vitest'
import { serviceAddress } from './service-address.ts'

const me = (blog_url: string) => ({
  blog_url,
  tenant: { id: crypto.randomUUID(), handle: 'acme', name: 'Acme', timezone: 'UTC' },
})

test('the public address of the service is what its own pages stand below', () => {
  expect(serviceAddress(me('https://desk.example/acme'), 'http://10.0.0.1:4000')).toBe('https://desk.example')
})

test('a server that says nothing of itself is reached as the dashboard reaches it', () => {
  expect(serviceAddress(undefined, 'https://api.example')).toBe('https://api.example')
  expect(serviceAddress(me('https://acme.blog.example'), 'https://api.example')).toBe('https://api.example')
  expect(serviceAddress(me('javascript:alert(1)/acme'), 'https://api.example')).toBe('https://api.example')
})
