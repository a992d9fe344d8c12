/**
 * Holds a press on a button that nobody hears yet, which would otherwise do nothing, or send a form as no form is meant to
 * be sent. The last one counts; `usePressedEarly` repeats it. The keys of the palette are held as well until the frame
 * hears them, since browsers have another use for them.
 *
 * A page is taken over in parts. Once the frame is, its buttons hear, and those of a part that waits for its scripts, or
 * that the server has just sent, still do not: React drops a click there. So it is the button that says that it hears.
 */
export const earlyPressScript = `(() => {
  let held
  let paletteIsHeld = false
  let isFrameHeard = false
  const heard = new WeakSet()
  const hold = (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || !event.isTrusted || heard.has(button)) return
    if (isFrameHeard && !button.hasAttribute('data-heard')) return
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
    hear: (button) => {
      heard.add(button)
    },
    hearFrame: () => {
      isFrameHeard = true
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
      dangerouslySetInnerHTML={{ __html: earlyPressScript }}
    />
  )
}
