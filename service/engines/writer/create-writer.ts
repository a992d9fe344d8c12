import type { Writer } from './writer.ts'

/** The model of the request writes; without one the built-in writer does. Each is loaded with its first request. */
export function createWriter(): Writer {
  return {
    async write(request) {
      if (request.model) return (await import('./model-writer.ts')).writeWithModel(request)
      return (await import('./built-in-writer.ts')).createBuiltInWriter().write(request)
    },
  }
}
