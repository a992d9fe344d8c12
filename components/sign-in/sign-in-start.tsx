'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { ActionResult } from '#lib/action-result.ts'
import { useHandedCode } from './handed-code.ts'
import { KeyForm } from './key-form.tsx'
import { LinkForm } from './link-form.tsx'
import type { LinkRequest } from './link-request.ts'
import { useSignedInElsewhere } from './signed-in-elsewhere.ts'

export type SignInStartProps = {
  requestLink: (request: LinkRequest) => Promise<ActionResult>
  /** What this browser is called until somebody knows better. */
  deviceName: string
  /** The page to go to. */
  next: string
}

/** Two ways in: a link by mail, or a key that one already has. */
export function SignInStart({ requestLink, deviceName, next }: SignInStartProps) {
  const [way, setWay] = useState<'mail' | 'key'>('mail')
  const other = way === 'mail' ? 'key' : 'mail'
  const [isStray, setIsStray] = useState(false)
  useSignedInElsewhere(next)
  useHandedCode(() => setIsStray(true))
  return (
    <div className="grid gap-6">
      {isStray && (
        <Notice live tone="warn" title="This browser isn't waiting for a code">
          Enter the code in the browser or app where you asked for the email.
        </Notice>
      )}
      {way === 'mail' ? (
        <LinkForm requestLink={requestLink} deviceName={deviceName} />
      ) : (
        <KeyForm next={next} onMail={() => setWay('mail')} />
      )}
      <div className="flex items-center gap-3 text-ink-faint text-xs before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or
      </div>
      <Button size="lg" onClick={() => setWay(other)}>
        {way === 'mail' ? 'Use an API key' : 'Email me a link'}
      </Button>
    </div>
  )
}
