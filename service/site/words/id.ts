import type { LabelSet } from './label-set.ts'

export const id: LabelSet = {
  skipToText: 'Langsung ke teks',
  home: 'Semua artikel',
  contents: 'Dalam artikel ini',
  sources: 'Sumber',
  source: (reference) => `Sumber ${reference}`,
  backToText: 'Kembali ke teks',
  notes: 'Catatan',
  topics: 'Topik',
  readNext: 'Baca selanjutnya',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  pages: 'Halaman',
  page: (page, pageCount) => `Halaman ${page} dari ${pageCount}`,
  readingTime: (minutes) => `${minutes} menit baca`,
  updated: 'Diperbarui',
  feed: 'Umpan RSS',
  trust: {
    sourced: 'Setiap pernyataan memiliki sumber',
    mixed: 'Pernyataan tanpa nomor tidak memiliki sumber',
    unsourced: 'Kerangka: belum ada sumber',
  },
  tagged: (tag) => `Artikel tentang ${tag}`,
  noArticles: 'Belum ada yang diterbitkan di sini.',
  notFound: 'Halaman ini tidak ada',
  notFoundText: 'Mungkin sudah pindah atau belum pernah diterbitkan.',
}
