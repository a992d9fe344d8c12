import { version } from './version.ts'

/** The file that `npm run build` packs the TypeScript client and the command line into. */
export const clientPackageFile = `masthead-client-${version}.tgz`

/** Where a service hands it out; npm installs from such an address, and npx runs the command line from it. */
export const clientPackagePath = `/downloads/${clientPackageFile}`

/** Leads to the package of whatever version there is: for a person who types it. A program names the version. */
export const newestClientPackagePath = '/downloads/masthead-client.tgz'
