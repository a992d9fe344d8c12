type ToastOptions = {
  description?: string
  /** For example Undo. */
  action?: { label: string; onClick: () => void }
  /** How long it stays; 8 s with an action, else 4 s. */
  durationMs?: number
  /** One message of an id at a time: the next one, or {@link toast.dismiss}, takes its place. */
  id?: string
}

type Toasts = typeof import('sonner')['toast']

let wanted: (() => void) | undefined
let isWanted = false
let toasts: Promise<Toasts> | undefined
let arrive: (shown: Toasts) => void = () => {}

/** For the Toaster alone: calls back when there is a first message, and not before. */
export function whenToastsWanted(callback: () => void): () => void {
  wanted = callback
  if (isWanted) callback()
  return () => {
    wanted = undefined
  }
}

/** For the Toaster alone: from now on messages are seen. */
export function toastsArrived(shown: Toasts): void {
  toasts ??= Promise.resolve(shown)
  arrive(shown)
}

/** What shows messages is loaded with the first one; the messages wait for it. */
function shower(): Promise<Toasts> {
  toasts ??= new Promise((resolve) => {
    arrive = resolve
  })
  isWanted = true
  wanted?.()
  return toasts
}

function show(kind: 'success' | 'error' | 'message', text: string, options: ToastOptions = {}) {
  const { description, action, durationMs = action ? 8_000 : 4_000, id } = options
  const shown = { description, action, duration: durationMs, ...(id && { id }) }
  void shower().then((sonner) => sonner[kind](text, shown))
}

/** A message that comes and goes; announced to screen readers by the Toaster. */
export const toast = {
  done: (text: string, options?: ToastOptions) => show('success', text, options),
  failed: (text: string, options?: ToastOptions) => show('error', text, options),
  note: (text: string, options?: ToastOptions) => show('message', text, options),
  /** Takes a message away whose offer does not hold any more. */
  dismiss: (id: string) => void toasts?.then((sonner) => sonner.dismiss(id)),
}
