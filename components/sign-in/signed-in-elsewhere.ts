'use client'
import { useEffect } from 'react'

/** Between the tabs of this dashboard in one browser; other origins have channels of their own. */
const channelName = 'masthead.sign-in'

/** Tells the other tabs that this browser is signed in. */
export function sayIsSignedIn(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('signed in')
  channel.close()
}

/** A tab that waits for a code goes on to `next` once another tab has signed in. */
export function useSignedInElsewhere(next: string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = () => window.location.assign(next)
    return () => channel.close()
  }, [next])
}
