import { readFile } from 'node:fs/promises'
import { clientPackageFile, clientPackagePath } from '../config/client-package.ts'
import { routeNotFound } from '../core/errors.ts'
import type { Mount } from './app.ts'
import { sendBytes } from './send-page.ts'

const packed = new URL(`../../.client/${clientPackageFile}`, import.meta.url)

/** The TypeScript client with the command line in it, of the version of this service. */
export const mountClientPackage: Mount = (app) => {
  app.get(clientPackagePath, async (request) => {
    const bytes = await readFile(packed).catch(() => undefined)
    if (!bytes) throw routeNotFound('The operator packs it with npm run build.')
    return sendBytes(request, { bytes, encoding: 'identity', contentType: 'application/gzip' })
  })
}
