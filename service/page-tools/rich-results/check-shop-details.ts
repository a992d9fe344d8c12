// @ts-expect-error: the package brings no declarations; what is used of it is declared below.
import AdobeValidator from '@adobe/structured-data-validator'
import type { DataItem } from '../structured-data/data-item.ts'
import { dataOf } from '../structured-data/data-of.ts'
import { type ItemFinding, tell } from '../structured-data/item-finding.ts'
import { type Place, placesIn } from '../structured-data/place.ts'

type Validator = {
  registeredHandlers: Record<string, unknown[]>
  validate(data: { jsonld: Record<string, unknown[]> }): Promise<
    {
      issueMessage: string
      severity: 'ERROR' | 'WARNING'
      path: { property?: string; index?: number; length?: number }[]
      fieldNames?: string[]
    }[]
  >
}

/** What the validator knows in more detail than our own rules: jobs, shipping, returns, sizes, parts of videos. */
const handled = new Set([
  '3DModel',
  'BroadcastEvent',
  'Certification',
  'Clip',
  'DefinedRegion',
  'JobPosting',
  'MerchantReturnPolicy',
  'OfferShippingDetails',
  'PeopleAudience',
  'PriceSpecification',
  'QuantitativeValue',
  'SeekToAction',
  'ShippingDeliveryTime',
  'SizeSpecification',
  'UnitPriceSpecification',
])

/** What Adobe's validator finds about the types that only it knows. */
export async function checkShopDetails(root: DataItem): Promise<ItemFinding[]> {
  const places = new Map<string, Place>()
  for (const place of placesIn(root)) places.set(place.path, place)
  if (![...places.values()].some(({ item }) => item.types.some((type) => handled.has(type)))) return []
  const [top] = root.types
  if (top === undefined) return []
  const validator: Validator = new AdobeValidator()
  for (const type of Object.keys(validator.registeredHandlers))
    if (!handled.has(type)) delete validator.registeredHandlers[type]
  const issues = await validator.validate({ jsonld: { [top]: [dataOf(root)] } }).catch(() => [])
  return issues.flatMap(({ severity, issueMessage, path, fieldNames = [] }) => {
    const steps = path
      .slice(1)
      .map(
        ({ property, index, length }) =>
          `.${property}${index !== undefined && (length ?? 2) > 1 ? `[${index}]` : ''}`,
      )
    const place = places.get(top + steps.join(''))
    const [field = '@type'] = fieldNames
    if (!place) return []
    return [
      tell(place, {
        severity: severity === 'ERROR' ? 'error' : 'warning',
        rule: 'rich_result',
        code: /missing|required/i.test(issueMessage) ? 'missing_required' : 'wrong_format',
        path: field,
        at: place.item.properties.get(field)?.at,
        message: sentence(issueMessage),
        fix:
          fieldNames.length > 0
            ? `Write ${fieldNames.map((name) => `"${name}": ‹value›`).join(' or ')} in ${place.path}.`
            : 'Look up what the type requires.',
        feature: top,
      }),
    ]
  })
}

function sentence(text: string): string {
  const plain = text.slice(0, 300).replace(/"([\w.]+)"/g, '$1')
  return /[.!?]$/.test(plain) ? plain : `${plain}.`
}
