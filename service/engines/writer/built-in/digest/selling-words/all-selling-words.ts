import { germanSellingWords } from './languages/de.ts'
import { englishSellingWords } from './languages/en.ts'
import { spanishSellingWords } from './languages/es.ts'
import { frenchSellingWords } from './languages/fr.ts'
import { italianSellingWords } from './languages/it.ts'
import { japaneseSellingWords } from './languages/ja.ts'
import { dutchSellingWords } from './languages/nl.ts'
import { portugueseSellingWords } from './languages/pt.ts'
import { chineseSellingWords } from './languages/zh.ts'
import type { SellingWords } from './selling-words.ts'

export const allSellingWords: readonly SellingWords[] = [
  englishSellingWords,
  germanSellingWords,
  dutchSellingWords,
  frenchSellingWords,
  spanishSellingWords,
  italianSellingWords,
  portugueseSellingWords,
  japaneseSellingWords,
  chineseSellingWords,
]
