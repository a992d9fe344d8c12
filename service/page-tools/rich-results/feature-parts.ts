import { type FeaturePart, recommended, required } from './feature.ts'

/** Parts of items with a rich result, by their type. */
export const featureParts: readonly FeaturePart[] = [
  {
    type: 'Offer',
    asks: [
      required(
        ['price', 'priceSpecification.price', 'priceSpecification.minPrice'],
        '"price": "19.90"',
        'number',
      ),
      required(['priceCurrency', 'priceSpecification.priceCurrency'], '"priceCurrency": "EUR"', 'currency'),
      recommended('availability', '"availability": "https://schema.org/InStock"'),
    ],
  },
  {
    type: 'AggregateOffer',
    asks: [
      required('lowPrice', '"lowPrice": "12.50"', 'number'),
      required('priceCurrency', '"priceCurrency": "EUR"', 'currency'),
      recommended('highPrice', '"highPrice": "19.90"', 'number'),
      recommended('offerCount', '"offerCount": 6', 'integer'),
    ],
  },
  {
    type: 'AggregateRating',
    asks: [
      required('ratingValue', '"ratingValue": "4.4"', 'number'),
      required(['ratingCount', 'reviewCount'], '"reviewCount": "89"', 'integer'),
    ],
  },
  {
    type: 'Review',
    asks: [
      required('author', '"author": { "@type": "Person", "name": "…" }'),
      required(
        'reviewRating.ratingValue',
        '"reviewRating": { "@type": "Rating", "ratingValue": "5" }',
        'number',
      ),
      recommended('datePublished', '"datePublished": "2026-03-01"', 'date'),
    ],
  },
  {
    type: 'ListItem',
    asks: [
      required('position', '"position": 1', 'integer'),
      required(['name', 'item.name', 'item', 'url'], '"name": "Books"'),
    ],
  },
  {
    type: 'Question',
    asks: [
      required('name', '"name": "The whole question"', 'text'),
      required(['acceptedAnswer', 'suggestedAnswer'], '"acceptedAnswer": { "@type": "Answer", "text": "…" }'),
    ],
  },
  { type: 'Answer', asks: [required('text', '"text": "The whole answer"', 'text')] },
  {
    type: 'HowToStep',
    asks: [required(['text', 'name', 'itemListElement'], '"text": "What to do in this step"')],
  },
  {
    type: 'PostalAddress',
    asks: [
      recommended('streetAddress', '"streetAddress": "Rua Augusta 1"', 'text'),
      recommended('addressLocality', '"addressLocality": "Lisboa"', 'text'),
      recommended('postalCode', '"postalCode": "1100-048"', 'text'),
      recommended('addressCountry', '"addressCountry": "PT"'),
    ],
  },
  {
    type: 'GeoCoordinates',
    asks: [
      required('latitude', '"latitude": 38.71667', 'number'),
      required('longitude', '"longitude": -9.13333', 'number'),
    ],
  },
  {
    type: 'OpeningHoursSpecification',
    asks: [
      required('opens', '"opens": "09:00"', 'time'),
      required('closes', '"closes": "18:00"', 'time'),
      recommended('dayOfWeek', '"dayOfWeek": ["Monday", "Tuesday"]'),
    ],
  },
  {
    type: 'ImageObject',
    asks: [required(['url', 'contentUrl'], '"url": "https://www.example.com/picture.jpg"', 'url')],
  },
]

/** Requirements for every named author: a bare text says less than a person. */
export const authorAsks = [
  required('name', '"name": "Maria Silva"', 'text'),
  recommended(['url', 'sameAs'], '"url": "https://www.example.com/people/maria-silva"', 'url'),
] as const
