import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { clientPackageFile, clientPackagePath, newestClientPackagePath } from '../config/client-package.ts'
import { routeNotFound } from '../core/errors.ts'
import type { Mount } from './app.ts'
import { editTar } from './edit-tar.ts'
import { sendBytes } from './send-page.ts'

const packed = new URL(`../../.client/${clientPackageFile}`, import.meta.url)
const [unpack, pack] = [promisify(gunzip), promisify(gzip)]

/** The files that name a service: the default of the command line, and the samples of the README. */
const namingFiles = new Set(['package/dist/service.json', 'package/README.md'])
/** In their place the address of this service: of its package, of the samples, and the default. */
const placeholders = {
  package: 'https://desk.example/downloads/masthead-client-VERSION.tgz',
  service: /https:\/\/desk\.example\b|http:\/\/127\.0\.0\.1:4000\b/g,
}

/**
 * The TypeScript client with the command line in it, of the version of this service, which it calls by default: whoever
 * downloaded it from here means this service.
 */
export const mountClientPackage: Mount = (app, ctx) => {
  const { serviceUrl } = ctx.config
  let made: Promise<Buffer> | undefined
  app.get(newestClientPackagePath, (request) => request.redirect(clientPackagePath, 302))
  app.get(clientPackagePath, async (request) => {
    made ??= packFor(serviceUrl)
    const bytes = await made.catch(() => undefined)
    if (!bytes) {
      made = undefined
      throw routeNotFound('The operator packs it with npm run build.')
    }
    return sendBytes(request, { bytes, encoding: 'identity', contentType: 'application/gzip' })
  })
}

async function packFor(serviceUrl: string): Promise<Buffer> {
  const archive = await unpack(await readFile(packed))
  const edited = editTar(
    archive,
    (path) => namingFiles.has(path),
    (_, text) =>
      text
        .replaceAll(placeholders.package, () => `${serviceUrl}${clientPackagePath}`)
        .replaceAll(placeholders.service, () => serviceUrl),
  )
  return pack(edited)
}
