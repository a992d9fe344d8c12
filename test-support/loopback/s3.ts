import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bucket } from '#service/config/config.ts'

type Fault = 'forbidden' | 'broken' | 'silent' | 'cut'

export type LoopbackS3 = {
  bucket: Bucket
  /** What is stored, by key. */
  objects: Map<string, { bytes: Buffer; contentType: string }>
  /** How the next requests fail, in order; the store is well again after them. */
  faults: Fault[]
  /** Requests so far, as `METHOD path`. */
  requests: string[]
  close(): Promise<void>
}

/** A store that speaks as much of S3 as the service asks of one, and checks every signature (AWS Signature Version 4). */
export async function startLoopbackS3(port = 0): Promise<LoopbackS3> {
  const objects: LoopbackS3['objects'] = new Map()
  const faults: Fault[] = []
  const requests: string[] = []
  const bucket = {
    url: '',
    name: 'desk',
    region: 'eu-north-1',
    keyId: 'AKIDLOOPBACK',
    secret: 'a secret/of+ours',
  }
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    requests.push(`${request.method} ${request.url}`)
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'Content-Type': 'application/xml' })
      response.end(
        `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} for the test</Message></Error>`,
      )
    }
    const fault = faults.shift()
    if (fault === 'silent') return
    if (fault === 'broken') return refuse(500, 'InternalError')
    if (fault === 'forbidden') return refuse(403, 'AccessDenied')
    if (!isSigned(request, body, bucket)) return refuse(403, 'SignatureDoesNotMatch')
    const { pathname } = new URL(request.url ?? '/', 'http://store')
    const [, name, ...rest] = pathname.split('/')
    if (name !== bucket.name) return refuse(404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    switch (request.method) {
      case 'PUT':
        objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' })
        return void response.writeHead(200, { ETag: '"1"' }).end()
      case 'DELETE':
        objects.delete(key)
        return void response.writeHead(204).end()
      default: {
        const found = objects.get(key)
        if (!found) return refuse(404, 'NoSuchKey')
        response.writeHead(200, { 'Content-Type': found.contentType, 'Content-Length': found.bytes.length })
        if (fault !== 'cut') return void response.end(found.bytes)
        response.write(found.bytes.subarray(0, 4), () => response.destroy())
      }
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on TCP has such an address.
  bucket.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    bucket,
    objects,
    faults,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** Computed from the request alone, as the specification has it, not with the client's own code. */
function isSigned(request: IncomingMessage, body: Buffer, bucket: Bucket): boolean {
  const header = request.headers.authorization ?? ''
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(header) ?? []
  const [keyId, day = '', region, service] = credential.split('/')
  if (keyId !== bucket.keyId || region !== bucket.region || service !== 's3') return false
  const payloadHash = String(request.headers['x-amz-content-sha256'])
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return false
  const url = new URL(request.url ?? '/', 'http://store')
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).toSorted()
  const names = signedHeaders.split(';')
  if (!names.includes('host')) return false
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part ?? ''),
    Buffer.from(`AWS4${bucket.secret}`),
  )
  return hmac(key, toSign).toString('hex') === signature
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}
