/** The colours of paper and ink that every picture shares. */
export const ink = {
  paper: '#f8f6f0',
  well: '#e6e0d0',
  rule: '#d6d0c0',
  black: '#1c1b18',
  soft: '#5f5b4f',
  accent: '#b8371a',
} as const
