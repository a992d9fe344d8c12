import type { BriefPhrases } from './brief-phrases.ts'

export const indonesianBrief: BriefPhrases = {
  language: 'id',
  description: 'Ringkasan konten: {x}. Judul kerja, pertanyaan, dan kerangka; belum ada sumber yang dibaca.',
  titlesHeading: 'Judul kerja',
  titles: [
    '{x}: apa itu dan kapan menguntungkan',
    '{x}: panduan dengan angka dan sumber',
    '{x}: tanya jawab',
  ],
  questionsHeading: 'Pertanyaan pembaca',
  questions: [
    'Apa itu, dalam satu kalimat yang dipahami pemula?',
    'Masalah apa yang diselesaikannya, dan untuk siapa?',
    'Bagaimana caranya, langkah demi langkah, dan berapa lama?',
    'Berapa biayanya, dan apa alternatifnya?',
    'Apa yang bisa salah, dan bagaimana menghindarinya?',
    'Bagaimana mengetahui bahwa hasilnya berhasil?',
  ],
  outlineHeading: 'Kerangka',
  findOut: 'Yang perlu dicari:',
  evidence: 'Sumber yang dapat menjawab:',
  parts: {
    definition: {
      heading: 'Apa itu dan bagaimana cara kerjanya',
      findOut: 'definisi yang tepat, bagian-bagiannya, dan istilah yang sering tertukar.',
      evidence: 'standar, penjelasan resmi, atau dokumentasi produk sendiri.',
    },
    why: {
      heading: 'Mengapa ini penting',
      findOut: 'siapa memperoleh apa, dengan satu angka bertanggal untuk setiap pernyataan.',
      evidence: 'studi, statistik lembaga publik, atau pengukuran sendiri.',
    },
    how: {
      heading: 'Bagaimana melakukannya',
      findOut: 'langkah-langkah secara berurutan, siapa yang melakukannya, lamanya, dan kebutuhannya.',
      evidence: 'daftar periksa internal, buku panduan, atau wawancara dengan praktisi.',
    },
    compare: {
      heading: 'Biaya dan alternatif',
      findOut: 'angka yang sebanding untuk sedikitnya tiga pilihan, dalam satuan dan tahun yang sama.',
      evidence: 'daftar harga, laporan uji, atau perbandingan yang menyebut metodenya.',
    },
    limits: {
      heading: 'Batasan dan kesalahan umum',
      findOut:
        'kapan cara ini tidak berhasil, apa yang tidak dapat dilakukan, dan kesalahan yang paling sering.',
      evidence: 'tiket dukungan, analisis kegagalan, ulasan kritis, atau ahli yang berbeda pendapat.',
    },
  },
  nextHeading: 'Agar ringkasan ini menjadi artikel',
  next: [
    'Tambahkan dokumen sendiri yang mencakup sedikitnya dua bagian kerangka.',
    'Sebutkan satu sampai tiga alamat yang menjawab pertanyaan.',
    'Buat lagi dengan topik yang sama: setiap pernyataan akan memiliki sumbernya.',
  ],
}
