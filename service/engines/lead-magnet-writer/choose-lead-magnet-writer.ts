import type { WriterSettings } from '../writer/choose-writer.ts'
import { createBuiltInLeadMagnetWriter } from './built-in-lead-magnet-writer.ts'
import type { LeadMagnetWriter } from './lead-magnet-writer.ts'

export function chooseLeadMagnetWriter(_settings: WriterSettings | undefined): LeadMagnetWriter {
  return createBuiltInLeadMagnetWriter()
}
