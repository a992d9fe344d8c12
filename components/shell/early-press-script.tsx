/**
 * Holds a press on a button that came before the page's scripts, which would otherwise do nothing, or send a form as no
 * form is meant to be sent. The last one counts; `usePressedEarly` repeats it. The keys of the palette are held as well,
 * since browsers have another use for them.
 */
const script = `(() => {
  let held
  let paletteIsHeld = false
  const hold = (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || !event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = button
  }
  const holdKeys = (event) => {
    if (!event.isTrusted || !(event.metaKey || event.ctrlKey) || event.key?.toLowerCase() !== 'k') return
    event.preventDefault()
    paletteIsHeld = true
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', holdKeys, true)
  window.earlyPress = {
    end: () => {
      removeEventListener('click', hold, true)
      removeEventListener('keydown', holdKeys, true)
    },
    takePalette: () => {
      const isHeld = paletteIsHeld
      paletteIsHeld = false
      return isHeld
    },
    take: (button) => {
      const isHeld = button === held
      if (isHeld) held = undefined
      return isHeld
    },
  }
})()`

/** First in the document's body. @param nonce that of the document */
export function EarlyPressScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      // Browsers hide a nonce from whoever asks for it.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the constant above.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
