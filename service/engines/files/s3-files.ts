import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { type Bucket, ConfigError } from '../../config/config.ts'
import { createGuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import { Unavailable } from '../../outbound/unavailable.ts'
import { checkFile, contentTypeOf, isFileKey, maxFileBytes } from './file-kinds.ts'
import type { Files } from './files.ts'

/** Written and read once at start, so that a wrong setting is reported then and not with the first file. */
const probeKey = 'masthead-check'
const attempts = 3
const backoffMs = 100

/** The store's answer to a request that it did not do; `code` is S3's, for example `NoSuchKey`. */
class StoreRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`${code} (status ${status})`)
    this.name = 'StoreRefusal'
    this.status = status
    this.code = code
  }
}

type Content = { bytes: Uint8Array<ArrayBuffer>; contentType: string }

/**
 * Keeps files in an S3-compatible bucket, addressed by path (`endpoint/bucket/key`), which every such store takes.
 * @param options.timeoutMs how long one try may take; none begins after half of it, since somebody waits for the answer
 */
export function createS3Files(
  bucket: Bucket,
  { timeoutMs = 20_000 }: { timeoutMs?: number } = {},
): Files & { check(): Promise<void> } {
  const signer = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: 's3',
  })
  // The operator named the store, so it may be on this machine or network.
  const fetch = createGuardedWebFetch({
    allow: allowanceOfEndpoint(bucket.url),
    maxBytes: maxFileBytes,
    timeoutMs,
  })

  /** Whether what was begun then may be tried again. */
  const isSoonAfter = (startedAt: number) => performance.now() - startedAt < timeoutMs / 2

  /** The answer's head, once the store did what was asked. */
  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, content?: Content): Promise<Response> {
    const startedAt = performance.now()
    const url = `${bucket.url.replace(/\/+$/, '')}/${bucket.name}/${key}`
    for (let tried = 1; ; tried++) {
      try {
        return await sendOnce(method, url, content)
      } catch (error) {
        const isFinal = error instanceof StoreRefusal && error.status < 500 && error.status !== 429
        if (isFinal || tried >= attempts || !isSoonAfter(startedAt)) throw error
      }
      await sleep(backoffMs * 2 ** (tried - 1))
    }
  }

  async function sendOnce(method: string, url: string, content: Content | undefined): Promise<Response> {
    const sha256 = createHash('sha256')
      .update(content?.bytes ?? '')
      .digest('hex')
    const request = await signer.sign(url, {
      method,
      headers: {
        'x-amz-content-sha256': sha256,
        ...(content && { 'content-type': content.contentType }),
      },
      ...(content && { body: content.bytes }),
    })
    const response = await fetch(request)
    if (response.ok) return response
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]
    throw new StoreRefusal(response.status, code ?? 'Refused')
  }

  const write = async (key: string, bytes: Uint8Array, contentType: string) => {
    const answer = await send('PUT', key, { bytes: new Uint8Array(bytes), contentType })
    await answer.arrayBuffer()
  }
  const read = async (key: string) => new Uint8Array(await (await send('GET', key)).arrayBuffer())

  return {
    name: 's3',
    async put(key, bytes, contentType) {
      checkFile(key, bytes, contentType)
      await write(key, bytes, contentType).catch(throwAway)
    },
    async find(key) {
      if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
      const startedAt = performance.now()
      try {
        // Failed requests were sent again; an answer that broke off is asked for once more.
        const bytes = await read(key).catch((error: unknown) => {
          if (error instanceof StoreRefusal || !isSoonAfter(startedAt)) throw error
          return read(key)
        })
        return { bytes, contentType: contentTypeOf(key) }
      } catch (error) {
        if (error instanceof StoreRefusal && error.code === 'NoSuchKey') return undefined
        return throwAway(error)
      }
    },
    async delete(key) {
      if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
      const answer = await send('DELETE', key).catch(throwAway)
      await answer.arrayBuffer()
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

/** @throws {Unavailable} unless the store answered and refused, which is a matter of its settings */
function throwAway(error: unknown): never {
  if (error instanceof StoreRefusal && error.status < 500 && error.status !== 429) throw error
  throw new Unavailable('file store', error instanceof Error ? error.message : String(error), {
    cause: error,
  })
}
