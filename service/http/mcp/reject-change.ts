import { ServiceError } from '../../core/errors.ts'
import type { ChosenTools } from './choose-tools.ts'
import { deskToolsFor } from './desk-tools.ts'
import { isReading } from './tool-effects.ts'
import { calledTool } from './tools.ts'

/**
 * Refuses the call of a tool that changes something to a sign-in that was granted reading alone, before the protocol answers: a
 * client that can sign in again for more learns it from the status and the header alone. `offered` is what the address would
 * offer to a sign-in with full access; what it leaves out, no sign-in brings back.
 * @throws {ServiceError} `forbidden`, with the scope that would do
 */
export function rejectChange(message: unknown, offered: ChosenTools): void {
  const { method, params } = Object(message)
  const called = calledTool(offered.callable, message)
  const cancels = method === 'tools/call' && Object(params).name === 'cancel_job'
  const changes = called
    ? !isReading(called.operation)
    : cancels && deskToolsFor(offered).some(({ name }) => name === 'cancel_job')
  if (!changes) return
  throw new ServiceError(
    { kind: 'forbidden', scope: 'agent' },
    `${called?.definition.name ?? 'cancel_job'} changes or charges something, and this client signed in with the scope agent:read, which only reads. Tell the user, who granted reading alone: connecting this client again with full access offers it.`,
  )
}
