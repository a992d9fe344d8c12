import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import { FaultOrder, FaultOrders, faultsPath } from './faults.ts'
import { answerFaultily, sendJson, type WireAnswer } from './faulty-answer.ts'

/** GET here with `?key=` for the ids of the operations that the key has called since the last time, oldest first. */
export const callsPath = '/stand-in/calls'

export type FaultyFront = { url: string; close(): Promise<void> }

const shapes: readonly OperationShape[] = operations

/** A proxy in front of a working service that injects the configured faults (see faults.ts). */
export async function startFaultyFront(options: { port: number; target: string }): Promise<FaultyFront> {
  const orders = new FaultOrders()
  const calls = new Map<string, string[]>()
  const server = createServer((request, response) => {
    respond({ target: options.target, orders, calls }, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${options.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Front = { target: string; orders: FaultOrders; calls: Map<string, string[]> }

async function respond(
  { target, orders, calls }: Front,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readText(request)
  const address = new URL(request.url ?? '/', target)
  if (address.pathname === faultsPath) {
    orders.take(FaultOrder.parse(JSON.parse(body)))
    response.end()
    return
  }
  if (address.pathname === callsPath) {
    const of = address.searchParams.get('key') ?? ''
    sendJson(response, 200, { calls: calls.get(of) ?? [] })
    calls.delete(of)
    return
  }
  const forward = () => send(target, request, body)
  const operation = findOperation(request.method, address.pathname)
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (operation) calls.set(key, [...(calls.get(key) ?? []), operation.id])
  const fault = operation && orders.next(key, operation.id)
  if (operation && fault) {
    await answerFaultily(response, fault, operation, async (): Promise<WireAnswer> => {
      const answer = await forward()
      return { status: answer.status, body: await answer.json() }
    })
    return
  }
  const answer = await forward()
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-)/.test(name)),
  )
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
}

function send(target: string, request: IncomingMessage, body: string): Promise<Response> {
  const passed = ['authorization', 'content-type', 'accept', 'idempotency-key']
  const headers = passed.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(body !== '' && { body }),
  })
}

/** A path without parameters wins over one with them, as it does in the service. */
function findOperation(method: string | undefined, pathname: string): OperationShape | undefined {
  return shapes
    .filter((one) => one.method === method && pattern(one.path).test(pathname))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
