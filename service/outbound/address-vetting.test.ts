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

test('an address that is judged while it is typed asks no name server', async () => {
  const judge = createAddressVetting({ allow: '', lookUp: failing('ENOTFOUND') })
  expect((await judge('https://hooks.exmapl/', { asks: false })).host).toBe('hooks.exmapl')
  await expect(judge('http://10.0.0.7/', { asks: false })).rejects.toMatchObject({ failure: 'not_public' })
})
