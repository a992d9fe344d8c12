import { baseLanguage, isQuestion } from '../engines/writer/shared.ts'

type Phrases = {
  /** Of an article about a problem, behind its name. */
  problem: string
  /** Of a first article about a whole category. */
  category: string
}

const phrases: Readonly<Record<string, Phrases>> = {
  ar: { problem: 'ما الحل', category: 'ما الذي يجب معرفته أولًا' },
  bn: { problem: 'কী করা যায়', category: 'প্রথমে যা জানা দরকার' },
  de: { problem: 'was hilft', category: 'was man zuerst wissen sollte' },
  en: { problem: 'what helps', category: 'what to know first' },
  es: { problem: 'qué hacer', category: 'lo primero que hay que saber' },
  fr: { problem: 'que faire', category: 'ce qu’il faut savoir d’abord' },
  hi: { problem: 'क्या करें', category: 'पहले क्या जानना ज़रूरी है' },
  id: { problem: 'apa yang membantu', category: 'yang perlu diketahui dulu' },
  it: { problem: 'che cosa fare', category: 'che cosa sapere prima di tutto' },
  ja: { problem: '対処のしかた', category: 'まず知っておきたいこと' },
  nl: { problem: 'wat helpt', category: 'wat je eerst moet weten' },
  pt: { problem: 'o que fazer', category: 'o que saber primeiro' },
  ru: { problem: 'что помогает', category: 'что нужно знать сначала' },
  ur: { problem: 'کیا کریں', category: 'پہلے کیا جاننا ضروری ہے' },
  zh: { problem: '如何应对', category: '先要了解什么' },
}

/** A problem of readers as the title of an article: a question is one, and a statement is followed by what is asked of it. */
export function titleOfProblem(problem: string, language: string): string {
  return isQuestion(problem) || hasLabel(problem) ? problem : joined(problem, 'problem', language)
}

/** A whole category as the title of an article. */
export function titleOfCategory(category: string, language: string): string {
  return isQuestion(category) || hasLabel(category) ? category : joined(category, 'category', language)
}

/** Nobody titles an article with two labels. */
function hasLabel(text: string): boolean {
  return /[:：]/.test(text)
}

function joined(text: string, kind: keyof Phrases, language: string): string {
  const base = baseLanguage(language)
  const phrase = phrases[base]?.[kind]
  if (phrase === undefined) return text
  const subject = text.replace(/[.!。！।]+$/u, '')
  if (base === 'zh' || base === 'ja') return `${subject}：${phrase}`
  return `${subject}${base === 'fr' ? '\u00a0' : ''}: ${phrase}`
}
