import type { Site, SiteArticle } from './site-article.ts'

/** A site and an article that tests change in one place each. */
export const sampleSite: Site = {
  handle: 'acme',
  title: 'Acme Journal',
  description: 'Tools and how to mend them.',
  baseUrl: 'https://desk.example',
  language: 'en',
}

export const sampleArticle: SiteArticle = {
  title: 'How to choose a heat pump',
  slug: 'heat-pump',
  description: 'What field trials say.',
  markdown: '## Key takeaways\n\n- Measure first [1].\n\n## Trials\n\nOld homes did no worse [1, 2].',
  tags: ['Heat pumps', 'Old houses'],
  language: 'en',
  publishedAt: new Date('2026-10-02T08:00:00Z'),
  updatedAt: new Date('2026-11-14T08:00:00Z'),
  wordCount: 660,
  sourcing: 'sourced',
  sources: [
    { reference: 1, title: 'Interim insights', url: 'https://research.example/insights' },
    { reference: 2, title: 'Handbook', url: null },
  ],
  coverPath: '/acme/heat-pump/cover.png',
  coverAlt: 'Cover',
  bannerPath: null,
  audio: null,
  figures: [],
}

/** The worst text that could stand anywhere. */
export const hostileText = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>]]>&\u0000\ud800`
