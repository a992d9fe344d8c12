'use client'
import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link whose page is fetched ahead only when somebody points at it or comes to it by keyboard: from a list to its
 * records, of which there are many and each asks the service, and from buttons and running text, of which few are followed.
 */
export function RecordLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />
}
