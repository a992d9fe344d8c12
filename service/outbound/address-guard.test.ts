import { expect, test } from 'vitest'
import { isPublicAddress } from './address-guard.ts'
import { parseOutboundAllowance } from './outbound-allowance.ts'
import { ReadError } from './read-error.ts'
import { parseWebAddress, vetAddress } from './vet-address.ts'

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378::1',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:808:808::1',
  '2620:4f:8000::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  'febf::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '127.1',
  '8.8.8.8.',
  '08.8.8.8',
  '1.2.3',
  'localhost',
  '',
  ' 8.8.8.8',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.128.0.1',
  '172.32.0.1',
  '192.0.1.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001:80f::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

const nothingAllowed = parseOutboundAllowance('')
const vet = (address: string, answers: string[] = ['127.0.0.1'], allowance = nothingAllowed) =>
  (async () => vetAddress(parseWebAddress(address), allowance, async () => answers))()

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://127.1/',
  'http://127.0.0.1./',
  'http://0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1%25eth0]/',
  'http://localhost/',
  'http://localhost./',
  'http://LOCALHOST/',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.internal/',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'http://:x@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'data:text/html,x',
  'javascript:alert(1)',
  'example.com',
  '',
  'http://',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://example.com:6379/',
  'http://example.com:65536/',
])('%s is refused', async (address) => {
  await expect(vet(address)).rejects.toSatisfy(
    (error) => error instanceof ReadError && ['address_refused', 'not_public'].includes(error.failure),
  )
})

test('a name with one public and one private address is refused', async () => {
  await expect(vet('http://two.example/', ['8.8.8.8', '10.0.0.1'])).rejects.toThrow(
    "two.example isn't on the public internet",
  )
  expect(await vet('https://two.example/', ['8.8.8.8', '1.1.1.1'])).toEqual({
    addresses: ['8.8.8.8', '1.1.1.1'],
    port: 443,
  })
})

test('the sentence of a refusal names the host and the setting, never the inside address', async () => {
  const message = await vet('http://intranet.example/', ['10.11.12.13']).catch(
    (error: Error) => error.message,
  )
  expect(message).toContain('intranet.example:80')
  expect(message).toContain('OUTBOUND_ALLOW')
  expect(message).not.toContain('10.11')
})

test('an allowed host and port may live anywhere, its other ports may not', async () => {
  const allowance = parseOutboundAllowance('intranet.example:9200, 127.0.0.1:11434 [::1]:3000')
  expect(await vet('http://intranet.example:9200/', ['10.0.0.1'], allowance)).toEqual({
    addresses: ['10.0.0.1'],
    port: 9200,
  })
  expect(await vet('http://127.0.0.1:11434/', [], allowance)).toEqual({
    addresses: ['127.0.0.1'],
    port: 11434,
  })
  expect(await vet('http://[::1]:3000/', [], allowance)).toEqual({ addresses: ['::1'], port: 3000 })
  await expect(vet('http://intranet.example/', ['10.0.0.1'], allowance)).rejects.toThrow('OUTBOUND_ALLOW')
  await expect(vet('http://127.0.0.1:8080/', [], allowance)).rejects.toThrow('OUTBOUND_ALLOW')
  await expect(vet('http://elsewhere.example:11434/', ['127.0.0.1'], allowance)).rejects.toThrow(
    'OUTBOUND_ALLOW',
  )
})

test('a host with a fixed address is connected to there on 80, 443 and that port only', async () => {
  const allowance = parseOutboundAllowance('acme.example=127.0.0.1:4555')
  for (const address of ['http://acme.example/', 'https://ACME.example/', 'http://acme.example:4555/']) {
    expect(await vet(address, ['8.8.8.8'], allowance)).toEqual({ addresses: ['127.0.0.1'], port: 4555 })
  }
  await expect(vet('http://acme.example:22/', ['8.8.8.8'], allowance)).rejects.toThrow('Port 22')
})
