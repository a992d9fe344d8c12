import { type Feature, optional, recommended, required } from './feature.ts'

const picture = '"image": "‹URL of an image, 1200 pixels wide or more›"'

const shown: readonly Feature[] = [
  {
    name: 'Article',
    types: ['Article'],
    status: 'shown',
    asks: [
      recommended('headline', '"headline": "‹title of the article›"', 'text'),
      recommended('image', picture),
      recommended('datePublished', '"datePublished": "‹date, like 2026-03-01T09:00:00+01:00›"', 'date'),
      recommended('dateModified', '"dateModified": "‹date, like 2026-03-02T10:30:00+01:00›"', 'date'),
      recommended(
        'author',
        '"author": { "@type": "Person", "name": "‹name of the author›", "url": "‹URL of a page about the author›" }',
      ),
    ],
  },
  {
    name: 'Event',
    types: ['Event'],
    status: 'shown',
    asks: [
      required('name', '"name": "‹name of the event›"', 'text'),
      required('startDate', '"startDate": "‹date, like 2026-09-12T19:00:00+02:00›"', 'date'),
      required(
        ['location.address', 'location.url'],
        '"location": { "@type": "Place", "name": "‹venue›", "address": "‹address of the venue›" }',
      ),
      recommended('endDate', '"endDate": "‹date, like 2026-09-12T22:00:00+02:00›"', 'date'),
      recommended('description', '"description": "‹what happens there›"', 'text'),
      recommended('eventStatus', '"eventStatus": "https://schema.org/‹EventScheduled or EventCancelled›"'),
      recommended('image', picture),
      recommended(
        'offers',
        '"offers": { "@type": "Offer", "url": "‹URL of the ticket page›", "price": "‹price, like 30›", "priceCurrency": "‹currency, like EUR›" }',
      ),
      recommended(
        'organizer',
        '"organizer": { "@type": "Organization", "name": "‹organizer›", "url": "‹URL of the organizer›" }',
      ),
      recommended('performer', '"performer": { "@type": "PerformingGroup", "name": "‹performer›" }'),
    ],
  },
  {
    name: 'Product snippet',
    types: ['Product'],
    status: 'shown',
    asks: [
      required('name', '"name": "‹name of the product›"', 'text'),
      required(
        ['offers', 'aggregateRating', 'review'],
        '"offers": { "@type": "Offer", "price": "‹price, like 19.90›", "priceCurrency": "‹currency, like EUR›" }',
      ),
      recommended('image', picture),
      recommended(
        'aggregateRating',
        '"aggregateRating": { "@type": "AggregateRating", "ratingValue": "‹your average rating›", "reviewCount": "‹number of your reviews›" }',
      ),
      recommended(
        'review',
        '"review": { "@type": "Review", "author": "‹who wrote the review›", "reviewRating": "‹rating the reviewer gave›" }',
      ),
      recommended('description', '"description": "‹what it is›"', 'text'),
      recommended(['brand.name', 'brand'], '"brand": { "@type": "Brand", "name": "‹name of the brand›" }'),
      // Goods have one, and services do not.
      optional(
        ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn', 'sku'],
        '"gtin": "‹number under the barcode›", or "mpn" or "sku" where there is none; a service has no such number and needs none',
      ),
    ],
  },
  {
    name: 'Recipe',
    types: ['Recipe'],
    status: 'shown',
    asks: [
      required('name', '"name": "‹name of the dish›"', 'text'),
      required('image', picture),
      recommended('author', '"author": { "@type": "Person", "name": "‹name of the author›" }'),
      recommended('datePublished', '"datePublished": "‹date, like 2026-03-01›"', 'date'),
      recommended('description', '"description": "‹a sentence about the dish›"', 'text'),
      recommended('prepTime', '"prepTime": "‹duration, like PT15M›"', 'duration'),
      recommended('cookTime', '"cookTime": "‹duration, like PT40M›"', 'duration'),
      recommended('totalTime', '"totalTime": "‹duration, like PT55M›"', 'duration'),
      recommended('recipeIngredient', '"recipeIngredient": ["‹ingredient, like 400 g flour›"]'),
      recommended(
        'recipeInstructions',
        '"recipeInstructions": [{ "@type": "HowToStep", "text": "‹what to do in this step›" }]',
      ),
      recommended('recipeYield', '"recipeYield": "‹amount, like 4 servings›"'),
      recommended('recipeCategory', '"recipeCategory": "‹course, like Dessert›"', 'text'),
      recommended('recipeCuisine', '"recipeCuisine": "‹cuisine, like Portuguese›"', 'text'),
      recommended('keywords', '"keywords": "‹words, like winter, quick›"', 'text'),
      recommended(
        'nutrition.calories',
        '"nutrition": { "@type": "NutritionInformation", "calories": "‹energy, like 270 calories›" }',
      ),
      recommended(
        'aggregateRating',
        '"aggregateRating": { "@type": "AggregateRating", "ratingValue": "‹your average rating›", "ratingCount": "‹number of your ratings›" }',
      ),
      recommended(
        'video',
        '"video": { "@type": "VideoObject", "name": "‹title of the video›", "contentUrl": "‹URL of the video›" }',
      ),
    ],
  },
  {
    name: 'Breadcrumb',
    types: ['BreadcrumbList'],
    status: 'shown',
    asks: [
      required(
        'itemListElement',
        '"itemListElement": [{ "@type": "ListItem", "position": 1, "name": "‹name of the page›", "item": "‹URL of the page›" }]',
      ),
    ],
  },
  {
    name: 'Local business',
    types: ['LocalBusiness'],
    status: 'shown',
    asks: [
      required('name', '"name": "‹name over the door›"', 'text'),
      required(
        'address',
        '"address": { "@type": "PostalAddress", "streetAddress": "‹street and number›", "addressLocality": "‹town›" }',
      ),
      recommended('telephone', '"telephone": "‹phone number with country code›"', 'text'),
      recommended('url', '"url": "‹URL of the page about this place›"', 'url'),
      recommended(
        'geo',
        '"geo": { "@type": "GeoCoordinates", "latitude": ‹latitude, like 38.71667›, "longitude": ‹longitude, like -9.13333› }',
      ),
      recommended(
        ['openingHoursSpecification', 'openingHours'],
        '"openingHoursSpecification": { "@type": "OpeningHoursSpecification", "dayOfWeek": "‹day, like Monday›", "opens": "‹time, like 09:00›", "closes": "‹time, like 18:00›" }',
      ),
      recommended('priceRange', '"priceRange": "‹range, like €€›"', 'text'),
      recommended('image', picture),
    ],
  },
  {
    name: 'Organization',
    types: ['Organization'],
    status: 'shown',
    asks: [
      recommended('name', '"name": "‹name people know›"', 'text'),
      recommended('url', '"url": "‹URL of the home page›"', 'url'),
      recommended('logo', '"logo": "‹URL of the logo, 112 by 112 pixels or more›"'),
    ],
  },
  {
    name: 'Video',
    types: ['VideoObject'],
    status: 'shown',
    asks: [
      required('name', '"name": "‹title of the video›"', 'text'),
      required('thumbnailUrl', '"thumbnailUrl": "‹URL of a still›"', 'url'),
      required('uploadDate', '"uploadDate": "‹date, like 2026-03-01T09:00:00+01:00›"', 'date'),
      recommended(['contentUrl', 'embedUrl'], '"contentUrl": "‹URL of the video›"', 'url'),
      recommended('description', '"description": "‹what it shows›"', 'text'),
      recommended('duration', '"duration": "‹duration, like PT4M30S›"', 'duration'),
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
      required(
        'mainEntity',
        '"mainEntity": { "@type": "Question", "name": "‹the whole question›", "acceptedAnswer": { "@type": "Answer", "text": "‹the whole answer›" } }',
      ),
    ],
  },
  {
    name: 'Profile page',
    types: ['ProfilePage'],
    status: 'shown',
    asks: [required('mainEntity', '"mainEntity": { "@type": "Person", "name": "‹name of the person›" }')],
  },
  {
    name: 'Software app',
    types: ['SoftwareApplication'],
    status: 'shown',
    asks: [
      required('name', '"name": "‹name of the app›"', 'text'),
      required('offers', '"offers": { "@type": "Offer", "price": "‹price, 0 if free›" }'),
      required(
        ['aggregateRating', 'review'],
        '"aggregateRating": { "@type": "AggregateRating", "ratingValue": "‹your average rating›", "ratingCount": "‹number of your ratings›" }',
      ),
      recommended('applicationCategory', '"applicationCategory": "‹kind, like BusinessApplication›"', 'text'),
      recommended('operatingSystem', '"operatingSystem": "‹systems, like Android, iOS›"', 'text'),
    ],
  },
  {
    name: 'Site name',
    types: ['WebSite'],
    status: 'shown',
    asks: [
      required('name', '"name": "‹name of the site›"', 'text'),
      required('url', '"url": "‹URL of the home page›"', 'url'),
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
        '"mainEntity": [{ "@type": "Question", "name": "‹the whole question›", "acceptedAnswer": { "@type": "Answer", "text": "‹the whole answer›" } }]',
      ),
    ],
  },
  {
    name: 'How-to',
    types: ['HowTo'],
    status: 'retired',
    note: 'Google stopped showing how-to results on 13 September 2023. The markup does no harm.',
    asks: [
      required('name', '"name": "‹how to do what›"', 'text'),
      required('step', '"step": [{ "@type": "HowToStep", "text": "‹what to do in this step›" }]'),
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
      required('name', '"name": "‹name of the data›"', 'text'),
      required('description', '"description": "‹50 to 5000 characters about the data›"', 'text'),
    ],
  },
  {
    name: 'Course list',
    types: ['Course'],
    status: 'limited',
    note: 'Shown only as a list of at least 3 courses. Details of single courses ended in 2025.',
    asks: [
      required('name', '"name": "‹title of the course›"', 'text'),
      required('description', '"description": "‹what is taught›"', 'text'),
      recommended('provider', '"provider": { "@type": "Organization", "name": "‹who teaches it›" }'),
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
