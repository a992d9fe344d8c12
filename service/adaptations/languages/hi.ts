import type { PostWords } from './post-words.ts'

export const hi: PostWords = {
  readOn: 'पूरा लेख पढ़ें',
  findOut: 'और जानें',
  ask: 'आपने व्यवहार में क्या देखा है?',
  keep: 'बाद के लिए सहेजें।',
  points: 'संक्षेप में',
  sources: 'स्रोत',
  shot: 'शॉट',
  voice: 'आवाज़',
  screen: 'स्क्रीन पर',
}
