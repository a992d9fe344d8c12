'use client'
import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link from a list to one of its records. Prefetching a record asks the service for it, and a list has many: so it is
 * fetched ahead only when somebody points at it or comes to it by keyboard.
 */
export function RecordLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />
}
