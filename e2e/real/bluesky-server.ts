import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort, home, run, say, start, until } from './programs.ts'

const version = '0.4.217'

const Account = z.object({ accessJwt: z.string(), did: z.string() })
const AppPassword = z.object({ password: z.string() })

/** The program of a personal data server, as its operators start it. */
const server = `const { PDS, envToCfg, envToSecrets, readEnv } = require('@atproto/pds')
const env = readEnv()
PDS.create(envToCfg(env), envToSecrets(env)).then((pds) => pds.start())
`

/** The directory of identities, which is one for the whole network otherwise: keeps what it is sent, and checks no signature. */
const directory = `const operations = new Map()
require('node:http').createServer(async (request, response) => {
  const answer = (status, body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const [, did, part] = decodeURIComponent(request.url).split('/')
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  if (request.method === 'POST') {
    operations.set(did, JSON.parse(Buffer.concat(chunks)))
    return answer(200, {})
  }
  const operation = operations.get(did)
  if (!operation) return answer(404, { message: 'DID not registered' })
  const { verificationMethods, rotationKeys, alsoKnownAs, services } = operation
  if (part === 'data') return answer(200, { did, verificationMethods, rotationKeys, alsoKnownAs, services })
  const publicKeyMultibase = verificationMethods.atproto.replace('did:key:', '')
  answer(200, {
    '@context': ['https://www.w3.org/ns/did/v1'],
    id: did,
    alsoKnownAs,
    verificationMethod: [{ id: did + '#atproto', type: 'Multikey', controller: did, publicKeyMultibase }],
    service: [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: services.atproto_pds.endpoint }],
  })
}).listen(Number(process.env.DIRECTORY_PORT), '127.0.0.1')
`

/** Without the project's own programs: its database is compiled for the Node that npm itself runs on. */
const outside = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .join(':'),
}

export type RealBluesky = { url: string; handle: string; did: string; appPassword: string }

/** The reference server of the AT Protocol from npm, with one account and an app password. It has no view of the network. */
export async function startBluesky(): Promise<RealBluesky> {
  const folder = join(home, `pds-${version}`)
  // Written last: an installation that was interrupted is not whole, and begins again.
  const installed = join(folder, 'installed')
  if (!existsSync(installed)) {
    say(`Installing @atproto/pds ${version} …`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    run('npm', ['install', `@atproto/pds@${version}`, '--no-audit', '--no-fund'], {
      cwd: folder,
      env: outside,
    })
    writeFileSync(installed, '')
  }
  const data = join(folder, 'data')
  rmSync(data, { recursive: true, force: true })
  mkdirSync(join(data, 'blobs'), { recursive: true })
  writeFileSync(join(folder, 'server.cjs'), server)
  writeFileSync(join(folder, 'directory.cjs'), directory)
  const [port, directoryPort] = [await freePort(), await freePort()]
  const environment = {
    DIRECTORY_PORT: String(directoryPort),
    PDS_PORT: String(port),
    PDS_HOSTNAME: 'localhost',
    PDS_DATA_DIRECTORY: data,
    PDS_BLOBSTORE_DISK_LOCATION: join(data, 'blobs'),
    PDS_DID_PLC_URL: `http://127.0.0.1:${directoryPort}`,
    PDS_JWT_SECRET: randomBytes(16).toString('hex'),
    PDS_ADMIN_PASSWORD: randomBytes(16).toString('hex'),
    PDS_PLC_ROTATION_KEY_K256_PRIVATE_KEY_HEX: randomBytes(32).toString('hex'),
    PDS_SERVICE_HANDLE_DOMAINS: '.test',
    PDS_INVITE_REQUIRED: 'false',
    PDS_DEV_MODE: 'true',
    LOG_ENABLED: 'false',
  }
  const options = { cwd: folder, env: { ...outside, ...environment } }
  say('Starting the server of Bluesky …')
  start('node', ['directory.cjs'], options)
  start('node', ['server.cjs'], options)
  const url = `http://127.0.0.1:${port}`
  await until('The server of Bluesky', async () => (await fetch(`${url}/xrpc/_health`)).ok)
  const ask = async (method: string, body: object, token?: string): Promise<unknown> => {
    const response = await fetch(`${url}/xrpc/com.atproto.server.${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const handle = 'cold-brew-desk.test'
  const owner = { handle, email: 'desk@acme.example', password: 'a-long-password' }
  const { accessJwt, did } = Account.parse(await ask('createAccount', owner))
  const { password } = AppPassword.parse(await ask('createAppPassword', { name: 'Masthead' }, accessJwt))
  return { url, handle, did, appPassword: password }
}
