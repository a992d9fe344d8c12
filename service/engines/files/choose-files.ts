import type { Bucket } from '../../config/config.ts'
import type { Files } from './files.ts'
import { createLocalFiles } from './local-files.ts'

/**
 * The bucket when one is set, else a folder of this machine.
 * @throws {ConfigError} when the bucket cannot be written to and read from
 */
export async function chooseFiles(where: { folder: string; bucket: Bucket | undefined }): Promise<Files> {
  if (where.bucket === undefined) return createLocalFiles(where.folder)
  // Only who has a bucket pays for loading its client.
  const { createS3Files } = await import('./s3-files.ts')
  const files = createS3Files(where.bucket)
  await files.check()
  return files
}
