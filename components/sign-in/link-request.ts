import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { RegisterAgentInput } from '#contract/agents.ts'

const { assertion } = RegisterAgentInput.shape

/** An empty field is told what to enter, and not what it is not. */
const LinkRequest = RegisterAgentInput.pick({ agent_name: true }).extend({
  assertion: z.string().trim().min(1, { error: 'Enter your email address.', abort: true }).pipe(assertion),
})
export type LinkRequest = z.infer<typeof LinkRequest>

export const linkRequestResolver = zodResolver(LinkRequest)
