import type { LeadMagnetWriter } from './lead-magnet-writer.ts'

const loadBuiltIn = () => import('./built-in/write-lead-magnet.ts')

/** The model of the request writes; without one the built-in writer does. Each is loaded with its first request. */
export function createLeadMagnetWriter(): LeadMagnetWriter {
  return {
    // A model can fill one from what it knows to be good advice, marked as having no source.
    whyTooLittle: async (outlook) =>
      outlook.model ? undefined : (await loadBuiltIn()).whyTooLittle(outlook),
    async write(request) {
      if (request.model) return (await import('./model-lead-magnet-writer.ts')).writeWithModel(request)
      return (await loadBuiltIn()).writeLeadMagnet(request)
    },
  }
}
