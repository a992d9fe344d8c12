import type { Persona } from '#contract/settings.ts'
import type { Voice } from '../engines/writer/writer.ts'

type OwnPersona = Persona & { slug: Voice['slug'] }

/** Our own voices; none is a living person. A voice changes connecting words, headings and order, never facts. */
export const personas: readonly OwnPersona[] = [
  {
    slug: 'plain',
    name: 'Plain',
    description: 'Says what is so in short sentences and gets out of the way.',
  },
  {
    slug: 'analyst',
    name: 'Analyst',
    description: 'Leads with the figures, compares, and says what they do not show.',
  },
  {
    slug: 'teacher',
    name: 'Teacher',
    description: 'Begins with what a thing is, then how it works, step by step.',
  },
  {
    slug: 'advocate',
    name: 'Advocate',
    description: 'Opens with why it matters to the reader and ends with what to do.',
  },
  {
    slug: 'reporter',
    name: 'Reporter',
    description: 'The news first, then who says so, then the background.',
  },
  {
    slug: 'engineer',
    name: 'Engineer',
    description: 'How it is built, what it costs, where it breaks; trade-offs in the open.',
  },
]
