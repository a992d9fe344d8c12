'use client'
import { useEffect, useEffectEvent } from 'react'
import { codeLength } from '#components/ui/code-digits.ts'

const handed = new RegExp(`^#code=(\\d{${codeLength}})$`)

/**
 * The code that the mailed page hands over, when it is opened in this browser: in the fragment of the address, which no
 * server sees, and which is taken out of the address at once. The code opens only the claim of this browser's cookie.
 */
export function useHandedCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(() => {
    const code = handed.exec(window.location.hash)?.[1]
    if (code === undefined) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
    onCode(code)
  })
  useEffect(() => {
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
}
