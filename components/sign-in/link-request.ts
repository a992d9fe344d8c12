import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { RegisterAgentInput } from '#contract/agents.ts'

const LinkRequest = RegisterAgentInput.pick({ assertion: true, agent_name: true })
export type LinkRequest = z.infer<typeof LinkRequest>

export const linkRequestResolver = zodResolver(LinkRequest)
