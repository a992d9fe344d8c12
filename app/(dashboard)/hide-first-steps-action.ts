'use server'
import { revalidatePath } from 'next/cache'
import { cookies } from 'next/headers'
import { type ActionResult, succeeded } from '#lib/action-result.ts'
import { requireSession } from '#lib/session.ts'
import { firstStepsCookie } from './first-steps-cookie.ts'

/** Hides the first steps of this agent in this browser, or shows them again. */
export async function hideFirstStepsAction(hidden: boolean): Promise<ActionResult> {
  const { agentId } = await requireSession()
  const jar = await cookies()
  const { name, options } = firstStepsCookie(agentId)
  jar.set(name, hidden ? 'hidden' : '', { ...options, maxAge: hidden ? options.maxAge : 0 })
  revalidatePath('/')
  return succeeded(undefined)
}
