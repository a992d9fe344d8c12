import { reportSent, reportUnsent } from '#components/ui/connection.ts'
import { answerUnsentActions } from '#lib/unsent-actions.ts'

// Before the page's own scripts: the first press may come while the network is gone.
window.fetch = answerUnsentActions(window.fetch.bind(window), { sent: reportSent, unsent: reportUnsent })
