/** How well a passage or a document speaks of what is asked; the service measures both in one way. */
export const matchLabels = {
  strong: 'Strong match',
  some: 'Partial match',
  weak: 'Weak match',
} as const
