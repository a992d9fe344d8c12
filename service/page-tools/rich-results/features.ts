import { type Feature, recommended, required } from './feature.ts'

const picture = '"image": "https://www.example.com/picture-1200x800.jpg"'

const shown: readonly Feature[] = [
  {
    name: 'Article',
    types: ['Article'],
    status: 'shown',
    asks: [
      recommended('headline', '"headline": "The title of the article"', 'text'),
      recommended('image', picture),
      recommended('datePublished', '"datePublished": "2026-03-01T09:00:00+01:00"', 'date'),
      recommended('dateModified', '"dateModified": "2026-03-02T10:30:00+01:00"', 'date'),
      recommended('author', '"author": { "@type": "Person", "name": "…", "url": "https://…" }'),
    ],
  },
  {
    name: 'Event',
    types: ['Event'],
    status: 'shown',
    asks: [
      required('name', '"name": "The name of the event"', 'text'),
      required('startDate', '"startDate": "2026-09-12T19:00:00+02:00"', 'date'),
      required(
        ['location.address', 'location.url'],
        '"location": { "@type": "Place", "name": "…", "address": { "@type": "PostalAddress", … } }',
      ),
      recommended('endDate', '"endDate": "2026-09-12T22:00:00+02:00"', 'date'),
      recommended('description', '"description": "What happens there"', 'text'),
      recommended('eventStatus', '"eventStatus": "https://schema.org/EventScheduled"'),
      recommended('image', picture),
      recommended(
        'offers',
        '"offers": { "@type": "Offer", "url": "…", "price": "30", "priceCurrency": "EUR" }',
      ),
      recommended('organizer', '"organizer": { "@type": "Organization", "name": "…", "url": "https://…" }'),
      recommended('performer', '"performer": { "@type": "PerformingGroup", "name": "…" }'),
    ],
  },
  {
    name: 'Product snippet',
    types: ['Product'],
    status: 'shown',
    asks: [
      required('name', '"name": "The name of the product"', 'text'),
      required(
        ['offers', 'aggregateRating', 'review'],
        '"offers": { "@type": "Offer", "price": "19.90", "priceCurrency": "EUR" }',
      ),
      recommended('image', picture),
      recommended(
        'aggregateRating',
        '"aggregateRating": { "@type": "AggregateRating", "ratingValue": "4.4", "reviewCount": "89" }',
      ),
      recommended('review', '"review": { "@type": "Review", "author": { … }, "reviewRating": { … } }'),
      recommended('description', '"description": "What it is"', 'text'),
      recommended(['brand.name', 'brand'], '"brand": { "@type": "Brand", "name": "…" }'),
      recommended(
        ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn', 'sku'],
        '"gtin": "4006381333931", or "mpn" or "sku" where there is none',
      ),
    ],
  },
  {
    name: 'Recipe',
    types: ['Recipe'],
    status: 'shown',
    asks: [
      required('name', '"name": "The name of the dish"', 'text'),
      required('image', picture),
      recommended('author', '"author": { "@type": "Person", "name": "…" }'),
      recommended('datePublished', '"datePublished": "2026-03-01"', 'date'),
      recommended('description', '"description": "A sentence about the dish"', 'text'),
      recommended('prepTime', '"prepTime": "PT15M"', 'duration'),
      recommended('cookTime', '"cookTime": "PT40M"', 'duration'),
      recommended('totalTime', '"totalTime": "PT55M"', 'duration'),
      recommended('recipeIngredient', '"recipeIngredient": ["400 g flour", "2 eggs"]'),
      recommended('recipeInstructions', '"recipeInstructions": [{ "@type": "HowToStep", "text": "…" }]'),
      recommended('recipeYield', '"recipeYield": "4 servings"'),
      recommended('recipeCategory', '"recipeCategory": "Dessert"', 'text'),
      recommended('recipeCuisine', '"recipeCuisine": "Portuguese"', 'text'),
      recommended('keywords', '"keywords": "winter, quick"', 'text'),
      recommended(
        'nutrition.calories',
        '"nutrition": { "@type": "NutritionInformation", "calories": "270 calories" }',
      ),
      recommended(
        'aggregateRating',
        '"aggregateRating": { "@type": "AggregateRating", "ratingValue": "4.7", "ratingCount": "23" }',
      ),
      recommended('video', '"video": { "@type": "VideoObject", … }'),
    ],
  },
  {
    name: 'Breadcrumb',
    types: ['BreadcrumbList'],
    status: 'shown',
    asks: [
      required(
        'itemListElement',
        '"itemListElement": [{ "@type": "ListItem", "position": 1, "name": "Books", "item": "https://…" }, …]',
      ),
    ],
  },
  {
    name: 'Local business',
    types: ['LocalBusiness'],
    status: 'shown',
    asks: [
      required('name', '"name": "The name over the door"', 'text'),
      required(
        'address',
        '"address": { "@type": "PostalAddress", "streetAddress": "…", "addressLocality": "…", … }',
      ),
      recommended('telephone', '"telephone": "+351 21 000 0000"', 'text'),
      recommended('url', '"url": "https://www.example.com/lisbon"', 'url'),
      recommended('geo', '"geo": { "@type": "GeoCoordinates", "latitude": 38.71667, "longitude": -9.13333 }'),
      recommended(
        ['openingHoursSpecification', 'openingHours'],
        '"openingHoursSpecification": { "@type": "OpeningHoursSpecification", "dayOfWeek": "Monday", "opens": "09:00", "closes": "18:00" }',
      ),
      recommended('priceRange', '"priceRange": "€€"', 'text'),
      recommended('image', picture),
    ],
  },
  {
    name: 'Organization',
    types: ['Organization'],
    status: 'shown',
    asks: [
      recommended('name', '"name": "The name people know"', 'text'),
      recommended('url', '"url": "https://www.example.com/"', 'url'),
      recommended('logo', '"logo": "https://www.example.com/logo.png" (112 by 112 pixels or more)'),
    ],
  },
  {
    name: 'Video',
    types: ['VideoObject'],
    status: 'shown',
    asks: [
      required('name', '"name": "The title of the video"', 'text'),
      required('thumbnailUrl', '"thumbnailUrl": "https://www.example.com/still.jpg"', 'url'),
      required('uploadDate', '"uploadDate": "2026-03-01T09:00:00+01:00"', 'date'),
      recommended(['contentUrl', 'embedUrl'], '"contentUrl": "https://www.example.com/video.mp4"', 'url'),
      recommended('description', '"description": "What is seen in it"', 'text'),
      recommended('duration', '"duration": "PT4M30S"', 'duration'),
    ],
  },
  {
    name: 'Job posting',
    types: ['JobPosting'],
    status: 'shown',
    asks: [],
  },
  {
    name: 'Q&A',
    types: ['QAPage'],
    status: 'shown',
    asks: [
      required('mainEntity', '"mainEntity": { "@type": "Question", "name": "…", "acceptedAnswer": { … } }'),
    ],
  },
  {
    name: 'Profile page',
    types: ['ProfilePage'],
    status: 'shown',
    asks: [required('mainEntity', '"mainEntity": { "@type": "Person", "name": "…" }')],
  },
  {
    name: 'Software app',
    types: ['SoftwareApplication'],
    status: 'shown',
    asks: [
      required('name', '"name": "The name of the app"', 'text'),
      required('offers', '"offers": { "@type": "Offer", "price": "0" }'),
      required(
        ['aggregateRating', 'review'],
        '"aggregateRating": { "@type": "AggregateRating", "ratingValue": "4.6", "ratingCount": "88" }',
      ),
      recommended('applicationCategory', '"applicationCategory": "BusinessApplication"', 'text'),
      recommended('operatingSystem', '"operatingSystem": "Android, iOS"', 'text'),
    ],
  },
  {
    name: 'Site name',
    types: ['WebSite'],
    status: 'shown',
    asks: [
      required('name', '"name": "The name of the site"', 'text'),
      required('url', '"url": "https://www.example.com/"', 'url'),
    ],
  },
]

/** What is not shown any more, with the day it ended. The markup stays valid, and others may read it. */
const retired: readonly Feature[] = [
  {
    name: 'FAQ',
    types: ['FAQPage'],
    status: 'retired',
    note: 'Google stopped showing FAQ results on 7 May 2026. The markup does no harm, and other crawlers may use it.',
    asks: [
      required(
        'mainEntity',
        '"mainEntity": [{ "@type": "Question", "name": "…", "acceptedAnswer": { "@type": "Answer", "text": "…" } }]',
      ),
    ],
  },
  {
    name: 'How-to',
    types: ['HowTo'],
    status: 'retired',
    note: 'Google stopped showing how-to results on 13 September 2023. The markup does no harm.',
    asks: [
      required('name', '"name": "How to …"', 'text'),
      required('step', '"step": [{ "@type": "HowToStep", "text": "…" }]'),
    ],
  },
  ended('Fact check', 'ClaimReview', 'in 2025'),
  ended('Special announcement', 'SpecialAnnouncement', 'in 2025'),
  ended('Estimated salary', 'OccupationAggregationByEmployer', 'in 2025'),
  ended('Practice problem', 'Quiz', 'in January 2026'),
]

const limited: readonly Feature[] = [
  {
    name: 'Dataset',
    types: ['Dataset'],
    status: 'limited',
    note: 'Only Dataset Search uses it, not regular results.',
    asks: [
      required('name', '"name": "The name of the data"', 'text'),
      required('description', '"description": "50 to 5000 characters about the data"', 'text'),
    ],
  },
  {
    name: 'Course list',
    types: ['Course'],
    status: 'limited',
    note: 'Shown only as a list of at least 3 courses. Details of single courses ended in 2025.',
    asks: [
      required('name', '"name": "The title of the course"', 'text'),
      required('description', '"description": "What is taught"', 'text'),
      recommended('provider', '"provider": { "@type": "Organization", "name": "…" }'),
    ],
  },
]

export const features: readonly Feature[] = [...shown, ...retired, ...limited]

function ended(name: string, type: string, when: string): Feature {
  return {
    name,
    types: [type],
    status: 'retired',
    note: `Google stopped showing it ${when}. The markup does no harm.`,
    asks: [],
  }
}
