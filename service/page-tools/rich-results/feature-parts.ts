import { type FeaturePart, recommended, required } from './feature.ts'

/** Parts of items with a rich result, by their type. */
export const featureParts: readonly FeaturePart[] = [
  {
    type: 'Offer',
    asks: [
      required(
        ['price', 'priceSpecification.price', 'priceSpecification.minPrice'],
        '"price": "‹price, like 19.90›"',
        'number',
      ),
      required(
        ['priceCurrency', 'priceSpecification.priceCurrency'],
        '"priceCurrency": "‹currency, like EUR›"',
        'currency',
      ),
      recommended('availability', '"availability": "https://schema.org/‹InStock or OutOfStock›"'),
    ],
  },
  {
    type: 'AggregateOffer',
    asks: [
      required('lowPrice', '"lowPrice": "‹lowest price, like 12.50›"', 'number'),
      required('priceCurrency', '"priceCurrency": "‹currency, like EUR›"', 'currency'),
      recommended('highPrice', '"highPrice": "‹highest price, like 19.90›"', 'number'),
      recommended('offerCount', '"offerCount": ‹number of offers›', 'integer'),
    ],
  },
  {
    type: 'AggregateRating',
    asks: [
      required('ratingValue', '"ratingValue": "‹your average rating›"', 'number'),
      required(['ratingCount', 'reviewCount'], '"reviewCount": "‹number of your reviews›"', 'integer'),
    ],
  },
  {
    type: 'Review',
    asks: [
      required('author', '"author": { "@type": "Person", "name": "‹who wrote the review›" }'),
      required(
        'reviewRating.ratingValue',
        '"reviewRating": { "@type": "Rating", "ratingValue": "‹rating the reviewer gave›" }',
        'number',
      ),
      recommended('datePublished', '"datePublished": "‹date, like 2026-03-01›"', 'date'),
    ],
  },
  {
    type: 'ListItem',
    asks: [
      required('position', '"position": ‹position, from 1›', 'integer'),
      required(['name', 'item.name', 'item', 'url'], '"name": "‹name of the page›"'),
    ],
  },
  {
    type: 'Question',
    asks: [
      required('name', '"name": "‹the whole question›"', 'text'),
      required(
        ['acceptedAnswer', 'suggestedAnswer'],
        '"acceptedAnswer": { "@type": "Answer", "text": "‹the whole answer›" }',
      ),
    ],
  },
  { type: 'Answer', asks: [required('text', '"text": "‹the whole answer›"', 'text')] },
  {
    type: 'HowToStep',
    asks: [required(['text', 'name', 'itemListElement'], '"text": "‹what to do in this step›"')],
  },
  {
    type: 'PostalAddress',
    asks: [
      recommended('streetAddress', '"streetAddress": "‹street and number›"', 'text'),
      recommended('addressLocality', '"addressLocality": "‹town›"', 'text'),
      recommended('postalCode', '"postalCode": "‹postal code›"', 'text'),
      recommended('addressCountry', '"addressCountry": "‹country code, like PT›"'),
    ],
  },
  {
    type: 'GeoCoordinates',
    asks: [
      required('latitude', '"latitude": ‹latitude, like 38.71667›', 'number'),
      required('longitude', '"longitude": ‹longitude, like -9.13333›', 'number'),
    ],
  },
  {
    type: 'OpeningHoursSpecification',
    asks: [
      required('opens', '"opens": "‹time, like 09:00›"', 'time'),
      required('closes', '"closes": "‹time, like 18:00›"', 'time'),
      recommended('dayOfWeek', '"dayOfWeek": ["‹day, like Monday›"]'),
    ],
  },
  {
    type: 'ImageObject',
    asks: [required(['url', 'contentUrl'], '"url": "‹URL of the image›"', 'url')],
  },
]

/** Requirements for every named author: a bare text says less than a person. */
export const authorAsks = [
  required('name', '"name": "‹name of the author›"', 'text'),
  recommended(['url', 'sameAs'], '"url": "‹URL of a page about the author›"', 'url'),
] as const
