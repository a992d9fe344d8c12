import type { Phrases } from '../phrases.ts'

export const indonesianPhrases: Phrases = {
  language: 'id',
  sources: 'Sumber',
  covers: 'Kata sumber-sumber tentang: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: 'Menurut {x}:',
  main: 'Temuan utama',
  differ: 'Perbedaan antarsumber',
  more: 'Temuan lain',
  open: 'Pertanyaan terbuka',
  seller: '{x}, tentang penawarannya sendiri',
  provider: 'penyedia di bidang ini',
  affiliate: 'halaman afiliasi',
  also: 'juga {x}',
  internal: 'dokumen internal',
  own: 'dokumen sendiri',
  space: ' ',
}
