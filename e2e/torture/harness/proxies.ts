import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#test-support/free-port.ts'
import type { Rack } from './torture.ts'
import { waitForPort } from './wait-for-port.ts'

type Surroundings = Pick<Rack, 'folder' | 'atEnd'>

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url))

/** A proxy before processes of the service, with TLS; it answers as `localhost` on its port. */
type StartProxy = (around: Surroundings, servicePorts: readonly [number, number]) => Promise<number>

/** Debian's nginx with `deploy/nginx.conf`, apart from names, ports and certificates. */
export const startNginx: StartProxy = async ({ folder: parent, atEnd }, [first, second]) => {
  const folder = join(parent, 'nginx')
  mkdirSync(folder)
  const [port, dashboardPort] = [await findFreePort(), await findFreePort()]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files],
    {
      stdio: 'ignore',
    },
  )
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:4000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4010', `127.0.0.1:${second}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 443', `listen 127.0.0.1:${dashboardPort}`)
    .replaceAll('service.example.com;', 'localhost;')
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${join(folder, 'certificate.pem')};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${join(folder, 'key.pem')};`)
  writeFileSync(join(folder, 'site.conf'), site)
  // Its workers run as another user, who keeps request bodies here.
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => {
    const path = join(folder, what)
    mkdirSync(path)
    chmodSync(path, 0o777)
    return `${what}_temp_path ${path};`
  })
  const config = `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
events { worker_connections 1024; }
http { access_log off; ${kept.join(' ')} include ${join(folder, 'site.conf')}; }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  await launch('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { port, env: {}, atEnd })
  return port
}

/** Debian's Caddy with `deploy/Caddyfile` and an authority of its own. */
export const startCaddy: StartProxy = async ({ folder: parent, atEnd }, ports) => {
  const folder = join(parent, 'caddy')
  mkdirSync(folder)
  const [port, dashboardPort] = [await findFreePort(), await findFreePort()]
  const global = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tlocal_certs\n}\n'
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, global + readFileSync(join(deploy, 'Caddyfile'), 'utf8'))
  const env = {
    SERVICE_HOST: `https://localhost:${port}`,
    SERVICE_UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    DASHBOARD_HOST: `https://localhost:${dashboardPort}`,
    DASHBOARD_UPSTREAM: '127.0.0.1:1',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  await launch('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { port, env, atEnd })
  return port
}

/** @throws when it is not installed or does not listen */
async function launch(
  program: string,
  args: string[],
  { port, env, atEnd }: { port: number; env: Record<string, string> } & Pick<Surroundings, 'atEnd'>,
): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, args, { env: { PATH, HOME, NODE_ENV: 'production', ...env }, stdio: 'ignore' })
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const failed = once(child, 'error').then(() => {
    throw new Error(`${program} is not installed.`)
  })
  await Promise.race([waitForPort(port), failed])
}
