'use server'
import { redirect } from 'next/navigation'
import { endSession } from '#lib/session.ts'

export async function signOutAction(): Promise<void> {
  await endSession()
  redirect('/sign-in?reason=signed_out')
}
