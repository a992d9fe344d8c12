import { expect, test } from 'vitest'
import { isLocal } from './is-local.ts'

test.each([
  'http://localhost:3000/mcp',
  'http://masthead:3000',
  'http://desk.internal',
  'http://10.0.0.4',
  'http://172.20.0.2',
  'http://192.168.1.7',
  'http://[::1]:3000',
  'http://[fd00::1]',
])('nobody on the internet reaches %s', (url) => expect(isLocal(url)).toBe(true))

test.each([
  'https://masthead.example.com',
  'https://10.example.com',
  'https://172.20.example.com',
  'http://172.32.0.2',
  'http://8.8.8.8',
  'http://[2001:db8::1]',
])('a public address is no local one: %s', (url) => expect(isLocal(url)).toBe(false))
