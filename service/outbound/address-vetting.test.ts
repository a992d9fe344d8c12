import { expect, test } from 'vitest'
import { createAddressVetting } from './address-vetting.ts'
import type { LookUpHost } from './resolve-host.ts'

const answering =
  (...addresses: string[]): LookUpHost =>
  async () =>
    addresses.map((address) => ({ address, family: 4 }))
const failing =
  (code: string): LookUpHost =>
  async () => {
    throw Object.assign(new Error(code), { code })
  }

const vet = (address: string, lookUp: LookUpHost, allow = '') =>
  createAddressVetting({ allow, lookUp })(address)

test('a name that leads inside is refused when it is given, before anything is said of its port', async () => {
  for (const port of ['', ':9999']) {
    const refused = vet(`http://intranet.example${port}/hook`, answering('10.0.0.7'))
    await expect(refused).rejects.toMatchObject({ failure: 'not_public' })
  }
  await expect(vet('http://localhost:9999/hook', failing('ENOTFOUND'))).rejects.toMatchObject({
    failure: 'not_public',
    message: expect.stringContaining('localhost:9999 to OUTBOUND_ALLOW'),
  })
})

test('a name that DNS says does not exist is named, with what to check', async () => {
  await expect(vet('https://hooks.exmaple/in', failing('ENOTFOUND'))).rejects.toMatchObject({
    failure: 'name_not_found',
    message: expect.stringMatching(/hooks\.exmaple\. Check the spelling/),
  })
})

test('a port that is never used is refused, whatever DNS says of the name', async () => {
  for (const lookUp of [failing('ENOTFOUND'), failing('EAI_AGAIN'), answering('93.184.215.14')]) {
    await expect(vet('https://hooks.example:22/in', lookUp)).rejects.toMatchObject({
      failure: 'address_refused',
      message: expect.stringContaining('Port 22 of hooks.example'),
    })
  }
})

test('a name server that is away or silent refuses nobody', async () => {
  const silent: LookUpHost = () => new Promise(() => {})
  for (const lookUp of [failing('EAI_AGAIN'), failing('ESERVFAIL'), silent]) {
    expect((await vet('https://hooks.example/in', lookUp)).host).toBe('hooks.example')
  }
})

test('what the operator opened is taken without asking', async () => {
  const asked = vet('http://inside.example/in', failing('ENOTFOUND'), 'inside.example=127.0.0.1:4555')
  expect((await asked).host).toBe('inside.example')
})

test.each([
  ['http://10.0.0.7:9000/', '10.0.0.7:9000'],
  ['http://[fd12::7]/', '[fd12::7]:80'],
  ['http://127.0.0.1:8123/', '127.0.0.1:8123'],
])('%s is refused with the entry that would open it', async (address, entry) => {
  await expect(vet(address, failing('ENOTFOUND'))).rejects.toMatchObject({
    failure: 'not_public',
    message: expect.stringContaining(`${entry} to OUTBOUND_ALLOW`),
    // Whoever writes an article can't change the settings of the server.
    reason: expect.not.stringContaining('OUTBOUND_ALLOW'),
  })
})

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://100.100.100.200/',
  'http://0.0.0.0/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
])('nobody is told how to open %s', async (address) => {
  const refused = await vet(address, failing('ENOTFOUND')).catch((error: unknown) => error)
  expect(refused).toMatchObject({ failure: 'not_public' })
  expect(String(refused)).not.toContain('OUTBOUND_ALLOW')
})

test('nobody is told how to open a name that leads to the metadata of a cloud', async () => {
  const refused = await vet('http://rebind.example/', answering('169.254.169.254')).catch(
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ failure: 'not_public' })
  expect(String(refused)).not.toContain('OUTBOUND_ALLOW')
})
