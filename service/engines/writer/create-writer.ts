import { createBuiltInWriter } from './built-in-writer.ts'
import { writeWithModel } from './model-writer.ts'
import type { Writer } from './writer.ts'

/** The model of the request writes; without one the built-in writer does. */
export function createWriter(): Writer {
  const builtIn = createBuiltInWriter()
  return { write: (request) => (request.model ? writeWithModel(request) : builtIn.write(request)) }
}
