import type { Problem } from './action-result.ts'

/** Why a request of the browser got no answer from the dashboard: it is offline, or the dashboard is. */
export const unsent: Problem = {
  kind: 'unavailable',
  unsent: true,
  message: "Couldn't reach the dashboard. Check your connection. What you entered is still here.",
}
