'use client'
import { useInsertionEffect } from 'react'

declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Tells libraries that write style sheets at run time (dialogs, which stop the page behind them from scrolling) the
 * nonce to write them with. First among its siblings and before their effects, so that an open dialog finds it. The first
 * nonce stays: a layout that an action renders again brings another one, which the policy of the document does not know.
 */
export function StyleNonce({ nonce }: { nonce: string | undefined }) {
  useInsertionEffect(() => {
    globalThis.__webpack_nonce__ ??= nonce
  }, [nonce])
  return null
}
