'use client'
import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { PendingPage, type PendingPageProps } from './pending-page.tsx'

export type IntentLinkProps = ComponentProps<typeof Link> & { onPending?: PendingPageProps['onChange'] }

/**
 * A link whose page is fetched ahead once somebody points at it, touches it or comes to it by keyboard: then there is time
 * before the click. To fetch every link in sight, as the framework would, is some thirty requests for each page, and half of
 * its work.
 */
export function IntentLink({ children, onPending, ...rest }: IntentLinkProps) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link {...rest} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want}>
      {children}
      <PendingPage onChange={onPending} />
    </Link>
  )
}
