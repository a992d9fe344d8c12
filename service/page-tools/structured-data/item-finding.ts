import type { PageFinding } from '#contract/page-reports.ts'
import type { Place } from './place.ts'

/** A finding before its place in the source is turned into a line. */
export type ItemFinding = Pick<
  PageFinding,
  'severity' | 'rule' | 'code' | 'path' | 'message' | 'fix' | 'suggestion' | 'feature'
> & { at: number | undefined }

type Told = Omit<ItemFinding, 'at' | 'path'> & {
  /** Below the item, for example `offers.price`. */
  path: string
  at?: number | undefined
}

/** A finding about a property of the item at a place; it points at the item where the property is missing. */
export function tell(place: Place, { path, at, ...finding }: Told): ItemFinding {
  return {
    ...finding,
    path: path === '@type' ? place.path : `${place.path}.${path}`,
    at: at ?? place.item.at,
  }
}
