import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type Bucket, ConfigError } from '../../config/config.ts'
import { checkFile, contentTypeOf, isFileKey, maxFileBytes } from './file-kinds.ts'
import type { Files } from './files.ts'

/** Written and read once at start, so that a wrong setting is reported then and not with the first file. */
const probeKey = 'masthead-check'

/**
 * Keeps files in an S3-compatible bucket, addressed by path (`endpoint/bucket/key`), which every such store takes.
 * @param options.timeoutMs how long one try may take
 */
export function createS3Files(
  bucket: Bucket,
  { timeoutMs = 20_000 }: { timeoutMs?: number } = {},
): Files & { check(): Promise<void> } {
  const client = new S3Client({
    endpoint: bucket.url,
    region: bucket.region,
    credentials: { accessKeyId: bucket.keyId, secretAccessKey: bucket.secret },
    forcePathStyle: true,
    maxAttempts: 3,
    // Stores other than S3 itself refuse checksums that they do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  })
  const Bucket = bucket.name
  const write = (key: string, bytes: Uint8Array, contentType: string) =>
    client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: contentType }))
  const read = async (key: string) => {
    const answer = await client.send(new GetObjectCommand({ Bucket, Key: key }))
    return readWhole(key, answer)
  }
  return {
    name: 's3',
    async put(key, bytes, contentType) {
      checkFile(key, bytes, contentType)
      await write(key, bytes, contentType)
    },
    async find(key) {
      if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
      try {
        // The client retries failed requests; interrupted responses are retried here.
        const bytes = await read(key).catch((error: unknown) => {
          if (error instanceof S3ServiceException) throw error
          return read(key)
        })
        return { bytes, contentType: contentTypeOf(key) }
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined
        throw error
      }
    },
    async delete(key) {
      if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    /** @throws {ConfigError} when the bucket cannot be written to and read from */
    async check() {
      try {
        await write(probeKey, Buffer.from('Masthead keeps its files here.\n'), 'text/plain')
        await read(probeKey)
      } catch (error) {
        const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
        throw new ConfigError(
          `FILES_URL: the bucket ${bucket.name} at ${new URL(bucket.url).host} cannot be used (${why}).`,
        )
      }
    },
  }
}

async function readWhole(key: string, answer: GetObjectCommandOutput): Promise<Uint8Array> {
  const { Body, ContentLength } = answer
  if (!Body) throw new Error(`The store answered without the file ${key}.`)
  if ((ContentLength ?? 0) > maxFileBytes) throw new Error(`${key} is larger than any file of this service.`)
  const bytes = await Body.transformToByteArray()
  if (ContentLength !== undefined && bytes.byteLength !== ContentLength) {
    throw new Error(`${key} broke off after ${bytes.byteLength} of ${ContentLength} bytes.`)
  }
  return bytes
}
