import type { BriefPhrases } from '../brief-phrases.ts'

export const indonesianBrief: BriefPhrases = {
  language: 'id',
  description:
    '{x}: bukti terlalu sedikit untuk sebuah teks. Apa yang dibaca, mengapa tidak menjawab, dan apa yang akan menjawab.',
  lookedHeading: 'Yang dicari',
  looked: 'Bagian yang menjawab: {x}',
  foundHeading: 'Yang ditemukan',
  nothing: 'Tidak ada yang bisa dibaca: tidak ada alamat, dan tidak ada dokumen Anda yang membahasnya.',
  speaks: 'membahas {x}, bukan yang ditanyakan.',
  otherLanguage: 'berbahasa {x}; tanpa model tidak dapat diterjemahkan.',
  unusable: 'tidak memiliki kalimat yang bermakna sendiri.',
  missingHeading: 'Yang akan menjawabnya',
  amount: 'Pengukuran, daftar harga, atau statistik dengan angka, satuan, dan tahunnya.',
  howTo: 'Petunjuk atau catatan orang yang sudah melakukannya, langkah demi langkah.',
  worth: 'Perhitungan atau uji tentang biaya dan hasilnya, dalam satuan yang sama.',
  other: 'Halaman atau dokumen yang mengatakannya dalam beberapa kalimat, dengan nama dan tanggal.',
  own: 'Dari {x}: apa yang ditanyakan pelanggan, apa yang ditawarkan, dan hasilnya.',
  search: 'Halaman yang memuat semua kata ini: {x}.',
  nextHeading: 'Langkah berikutnya',
  next: 'Tambahkan salah satunya sebagai dokumen atau alamat, lalu buat lagi.',
}
