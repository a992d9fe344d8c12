import type { Phrases } from './phrases.ts'

export const indonesianPhrases: Phrases = {
  language: 'id',
  takeaways: {
    plain: 'Poin penting',
    analyst: 'Temuan singkat',
    teacher: 'Yang akan Anda pelajari',
    advocate: 'Mengapa ini penting',
    reporter: 'Pokok-pokok utama',
    engineer: 'Ringkasan',
  },
  faq: 'Pertanyaan yang sering diajukan',
  sources: 'Sumber',
  basics: '{x}: dasar-dasarnya',
  covers: 'Kata sumber-sumber tentang: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  attribution: {
    according: 'Menurut {x}:',
    says: '{x} menyatakan:',
    adds: '{x} menambahkan:',
    explains: '{x} menjelaskan:',
    reports: '{x} melaporkan:',
    notes: '{x} mencatat:',
    stresses: '{x} menekankan:',
    words: 'Dalam kata-kata {x}:',
  },
  again: 'Sumber yang sama menambahkan:',
  own: 'dokumen sendiri',
  stop: '.',
  space: ' ',
}
