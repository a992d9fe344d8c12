import type { Sentence } from '../sentence.ts'

export type Piece = { sentences: Sentence[]; items: Sentence[][] }
