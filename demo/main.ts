import { fillDesk } from './fill-desk.ts'

/** Run by `npm run demo` with nothing of the operator's own settings but addresses. */
const { DATA_DIR = '', SERVICE_URL = '', DASHBOARD_URL = '' } = process.env

fillDesk({ dataDir: DATA_DIR, environment: { SERVICE_URL, DASHBOARD_URL }, today: new Date() }).catch(
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`)
    process.exitCode = 1
  },
)
