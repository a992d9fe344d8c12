import type { LeadMagnetWriter } from './lead-magnet-writer.ts'
import { numberSources } from './number-sources.ts'

const loadBuiltIn = () => import('./built-in/write-lead-magnet.ts')

/** The model of the request writes; without one the built-in writer does. Each is loaded with its first request. */
export function createLeadMagnetWriter(): LeadMagnetWriter {
  return {
    // A model can fill one from what it knows to be good advice, marked as having no source.
    whyTooLittle: async (outlook) =>
      outlook.model ? undefined : (await loadBuiltIn()).whyTooLittle(outlook),
    async write(request) {
      const written = request.model
        ? await (await import('./model-lead-magnet-writer.ts')).writeWithModel(request)
        : await (await loadBuiltIn()).writeLeadMagnet(request)
      return numberSources(written)
    },
  }
}
