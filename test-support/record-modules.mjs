import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// Given to a program by --import: writes the address of every module that it loads into the file RECORD_MODULES.
const file = process.env.RECORD_MODULES
if (file) {
  registerHooks({
    load(url, context, nextLoad) {
      appendFileSync(file, `${url}\n`)
      return nextLoad(url, context)
    },
  })
}
