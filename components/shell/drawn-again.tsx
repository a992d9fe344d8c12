'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Has the server draw the page anew once the browser is answered what the server was not, by Try again or by itself: the
 * rest of the page, such as its title, failed at the same time.
 * @param unread hashes of the queries that the server could not read
 */
export function DrawnAgain({ unread }: { unread: readonly string[] }) {
  const cache = useQueryClient().getQueryCache()
  const router = useRouter()
  // Another array at each drawing, of the same few texts.
  const hashes = unread.join('\n')
  useEffect(() => {
    const awaited = new Set(hashes.split('\n'))
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (awaited.has(event.query.queryHash)) router.refresh()
    })
  }, [cache, router, hashes])
  return null
}
