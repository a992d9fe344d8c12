import { whyTooLittle, writeLeadMagnet } from './built-in/write-lead-magnet.ts'
import type { LeadMagnetWriter } from './lead-magnet-writer.ts'
import { writeWithModel } from './model-lead-magnet-writer.ts'

/** The model of the request writes; without one the built-in writer does. */
export function createLeadMagnetWriter(): LeadMagnetWriter {
  return {
    // A model can fill one from what it knows to be good advice, marked as having no source.
    whyTooLittle: async (outlook) => (outlook.model ? undefined : whyTooLittle(outlook)),
    write: (request) => (request.model ? writeWithModel(request) : writeLeadMagnet(request)),
  }
}
