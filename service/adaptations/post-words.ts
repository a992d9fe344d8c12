/** The words of a post that are not the article's: they ask, point and label, and state nothing. */
export type PostWords = {
  readOn: string
  ask: string
  keep: string
  points: string
  sources: string
  shot: string
  voice: string
  screen: string
}

const en: PostWords = {
  readOn: 'Read the full article',
  ask: 'What have you seen in practice?',
  keep: 'Save this for later.',
  points: 'In short',
  sources: 'Sources',
  shot: 'Shot',
  voice: 'Voice',
  screen: 'On screen',
}

const byLanguage: Readonly<Record<string, PostWords>> = {
  en,
  de: {
    readOn: 'Zum ganzen Artikel',
    ask: 'Welche Erfahrungen haben Sie gemacht?',
    keep: 'Speichern Sie das für später.',
    points: 'Kurz gesagt',
    sources: 'Quellen',
    shot: 'Einstellung',
    voice: 'Stimme',
    screen: 'Im Bild',
  },
  fr: {
    readOn: 'Lire l’article complet',
    ask: 'Qu’avez-vous constaté en pratique ?',
    keep: 'À enregistrer pour plus tard.',
    points: 'En bref',
    sources: 'Sources',
    shot: 'Plan',
    voice: 'Voix',
    screen: 'À l’écran',
  },
  es: {
    readOn: 'Leer el artículo completo',
    ask: '¿Qué ha visto usted en la práctica?',
    keep: 'Guárdelo para más tarde.',
    points: 'En resumen',
    sources: 'Fuentes',
    shot: 'Plano',
    voice: 'Voz',
    screen: 'En pantalla',
  },
  pt: {
    readOn: 'Ler o artigo completo',
    ask: 'O que já viu na prática?',
    keep: 'Guarde para mais tarde.',
    points: 'Em resumo',
    sources: 'Fontes',
    shot: 'Plano',
    voice: 'Voz',
    screen: 'No ecrã',
  },
  it: {
    readOn: 'Leggi l’articolo completo',
    ask: 'Che cosa avete visto in pratica?',
    keep: 'Da salvare per dopo.',
    points: 'In breve',
    sources: 'Fonti',
    shot: 'Inquadratura',
    voice: 'Voce',
    screen: 'Sullo schermo',
  },
  ru: {
    readOn: 'Читать статью полностью',
    ask: 'А что вы видели на практике?',
    keep: 'Сохраните на потом.',
    points: 'Коротко',
    sources: 'Источники',
    shot: 'Кадр',
    voice: 'Голос',
    screen: 'На экране',
  },
  zh: {
    readOn: '阅读全文',
    ask: '您在实践中见过什么？',
    keep: '收藏备用。',
    points: '要点',
    sources: '来源',
    shot: '镜头',
    voice: '旁白',
    screen: '画面文字',
  },
  ja: {
    readOn: '全文を読む',
    ask: '実際にはいかがでしたか？',
    keep: '後で読むために保存してください。',
    points: '要点',
    sources: '出典',
    shot: 'カット',
    voice: 'ナレーション',
    screen: '画面の文字',
  },
  ar: {
    readOn: 'اقرأ المقال كاملاً',
    ask: 'ماذا لاحظتم في الواقع؟',
    keep: 'احفظه لوقت لاحق.',
    points: 'باختصار',
    sources: 'المصادر',
    shot: 'لقطة',
    voice: 'الصوت',
    screen: 'على الشاشة',
  },
  hi: {
    readOn: 'पूरा लेख पढ़ें',
    ask: 'आपने व्यवहार में क्या देखा है?',
    keep: 'बाद के लिए सहेजें।',
    points: 'संक्षेप में',
    sources: 'स्रोत',
    shot: 'शॉट',
    voice: 'आवाज़',
    screen: 'स्क्रीन पर',
  },
  bn: {
    readOn: 'পুরো লেখাটি পড়ুন',
    ask: 'বাস্তবে আপনি কী দেখেছেন?',
    keep: 'পরে পড়ার জন্য সংরক্ষণ করুন।',
    points: 'সংক্ষেপে',
    sources: 'উৎস',
    shot: 'শট',
    voice: 'কণ্ঠ',
    screen: 'পর্দায়',
  },
  id: {
    readOn: 'Baca artikel lengkapnya',
    ask: 'Apa yang Anda lihat dalam praktik?',
    keep: 'Simpan untuk nanti.',
    points: 'Singkatnya',
    sources: 'Sumber',
    shot: 'Adegan',
    voice: 'Suara',
    screen: 'Di layar',
  },
  ur: {
    readOn: 'پورا مضمون پڑھیں',
    ask: 'آپ نے عملاً کیا دیکھا ہے؟',
    keep: 'بعد کے لیے محفوظ کریں۔',
    points: 'مختصراً',
    sources: 'ذرائع',
    shot: 'شاٹ',
    voice: 'آواز',
    screen: 'اسکرین پر',
  },
}

/** Between a label and what it labels. */
export function colonOf(language: string): string {
  const base = language.toLowerCase().split(/[-_]/)[0] ?? ''
  if (base === 'zh' || base === 'ja') return '：'
  return base === 'fr' ? '\u00a0: ' : ': '
}

/** In the language of the article; in English for one without words of its own. */
export function findPostWords(language: string): PostWords {
  return byLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? en
}
