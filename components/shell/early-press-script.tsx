/**
 * Holds a press on a button that came before the page's scripts, which would otherwise do nothing, or send a form as no
 * form is meant to be sent. The last one counts; `usePressedEarly` repeats it.
 */
const script = `(() => {
  let held
  const hold = (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || !event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = button
  }
  addEventListener('click', hold, true)
  window.earlyPress = {
    end: () => removeEventListener('click', hold, true),
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
