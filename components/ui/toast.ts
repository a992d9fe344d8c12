import { toast as sonner } from 'sonner'

type ToastOptions = {
  description?: string
  /** For example Undo. */
  action?: { label: string; onClick: () => void }
  /** How long it stays; 8 s with an action, else 4 s. */
  durationMs?: number
  /** One message of an id at a time: the next one, or {@link toast.dismiss}, takes its place. */
  id?: string
}

function show(kind: 'success' | 'error' | 'message', text: string, options: ToastOptions = {}) {
  const { description, action, durationMs = action ? 8_000 : 4_000, id } = options
  sonner[kind](text, { description, action, duration: durationMs, ...(id && { id }) })
}

/** A message that comes and goes; announced to screen readers by the Toaster. */
export const toast = {
  done: (text: string, options?: ToastOptions) => show('success', text, options),
  failed: (text: string, options?: ToastOptions) => show('error', text, options),
  note: (text: string, options?: ToastOptions) => show('message', text, options),
  /** Takes a message away whose offer does not hold any more. */
  dismiss: (id: string) => void sonner.dismiss(id),
}
