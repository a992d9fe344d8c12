import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A digest of the code that draws the published site. What an older release drew must not be served by this one: the
 * policy of its pages names the present stylesheet and no other.
 */
export const siteCode = digestOf(import.meta.dirname)

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url')
}
