import { expect, test } from 'vitest'
import { allowanceOfEndpoint, parseOutboundAllowance } from './outbound-allowance.ts'

test('entries are separated by commas, spaces or both, and several texts are merged', () => {
  const { open, fixed } = parseOutboundAllowance(
    'a.example:80, b.example:81\nC.Example:82',
    '',
    'd.example=[::1]:83',
  )
  expect([...open]).toEqual(['a.example:80', 'b.example:81', 'c.example:82'])
  expect(fixed.get('d.example')).toEqual({ address: '::1', port: 83 })
})

test('an empty setting opens nothing', () => {
  expect(parseOutboundAllowance('')).toEqual({ open: new Set(), fixed: new Map() })
})

test.each([
  'a.example',
  'a.example:',
  'a.example:0',
  'a.example:65536',
  'a.example:http',
  ':80',
  'http://a.example:80',
  'a.example/x:80',
  'user@a.example:80',
  'a.example=b.example:80',
  'a.example=127.0.0.1',
  '=127.0.0.1:80',
  'a.example=',
  '::1:80',
  'a b?:80',
])('the bad entry "%s" is named together with the setting', (entry) => {
  const bad = entry.split(' ')[0] ?? ''
  expect(() => parseOutboundAllowance(`ok.example:80,${entry}`)).toThrow(`"${bad}"`)
  expect(() => parseOutboundAllowance(entry)).toThrow('OUTBOUND_ALLOW')
})

test('an endpoint gives the entry that opens it', () => {
  expect(allowanceOfEndpoint('http://127.0.0.1:11434/v1')).toBe('127.0.0.1:11434')
  expect(allowanceOfEndpoint('https://Models.Example/v1')).toBe('models.example:443')
  expect(allowanceOfEndpoint('http://[::1]/')).toBe('[::1]:80')
})
