import { operationLabel } from './operation-label.ts'

/** The areas of the dashboard that operations belong to. */
const areas: Readonly<Record<string, string>> = {
  generateArticle: 'Articles',
  adaptArticle: 'Posts',
  regenerateAdaptation: 'Posts',
  createLeadMagnet: 'Lead magnets',
  createWarmLead: 'Warm leads',
  createScoutRun: 'Scout',
  createBrandScan: 'Brand visibility',
  validateSchema: 'Page check',
  previewSocial: 'Page check',
  uploadDocument: 'Knowledge',
  createAvatar: 'Avatars',
}

/** Where an operation is done; one that this release does not know is an area of its own. */
export function operationArea(operation: string): string {
  return areas[operation] ?? operationLabel(operation)
}
