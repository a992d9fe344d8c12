import { createLexicon } from '../lexicon.ts'

export const indonesian = createLexicon({
  language: 'id',
  stopwords:
    'ada adalah agar akan aku anda antara apa apabila apakah atas atau bagaimana bagi bahkan bahwa banyak baru beberapa begitu belum berbagai bersama bila bisa bukan cara dalam dan dapat dari daripada dengan di dia digunakan ditambah dua hal hanya harus hingga ia ini itu jadi jangan jika juga kami kamu karena kata ke kemudian kepada ketika kita kurang lagi lain lalu lebih maka masih masing mereka meskipun mungkin namun nya oleh orang pada para paling pernah perlu pula saat saja sambil sampai sangat satu saya sebagai sebelum sebuah secara sedang sehingga sejak selain selama seluruh semua seorang seperti serta sesuatu setelah setiap siapa suatu sudah supaya tahun tanpa tapi telah tentang terhadap tersebut tetapi tiap tidak untuk walaupun yaitu yakni yang',
  suffixes: 'kannya annya inya nya kan lah kah an i',
  abbreviations: 'dr prof dll dsb dst hlm no tgl jl pt ir drs sdr yth a.n d.a max min',
  leaning:
    'ini|itu|hal (?:ini|itu|tersebut)|dia|ia|mereka|tersebut|namun|tetapi|tapi|akan tetapi|sedangkan|oleh (?:karena|sebab) itu|karena (?:itu|hal)|maka|jadi|dengan demikian|selain itu|di samping itu|lagi ?pula|kemudian|lalu|selanjutnya|setelah itu|akhirnya|terakhir|kedua|ketiga|sebaliknya|di sisi lain|sebagai (?:contoh|gantinya)|contohnya|misalnya|dengan kata lain|artinya|akibatnya|begitu juga|demikian|dan|atau|juga|keduanya|lainnya|di sini|di sana|ya|tidak(?=[,.])|sayangnya|untungnya|tentu|untuk itu|sehingga|padahal|bahkan',
  noise:
    'terima cookie|menggunakan cookie|kebijakan (?:privasi|cookie)|syarat dan ketentuan|hak cipta dilindungi|berlangganan|daftar (?:sekarang|di sini)|buletin kami|klik (?:di sini|disini|tombol|tautan)|baca (?:juga|selengkapnya|lebih lanjut)|selengkapnya|pelajari lebih lanjut|lihat juga|artikel terkait|bagikan|ikuti kami|hubungi kami|uji coba gratis|coba gratis|menit baca|diterbitkan (?:pada|oleh)|terakhir diperbarui|tentang penulis|tinggalkan komentar|iklan|sumber gambar|dalam artikel ini|artikel ini|panduan ini|seperti (?:disebutkan|dijelaskan) (?:di atas|sebelumnya)|(?:tabel|gambar) di (?:atas|bawah)|kembali ke atas|daftar isi',
  empty:
    'pendahuluan|pengantar|ikhtisar|gambaran umum|ringkasan|kesimpulan|penutup|isi|daftar isi|latar belakang|rincian|informasi lebih lanjut|sumber|referensi|daftar pustaka|pertanyaan umum|faq|tentang kami|kontak|umum|dasar-dasar|komentar|lihat pula|pranala luar',
  cues: {
    definition: 'apa itu|pengertian|definisi|arti|cara kerja|dasar|konsep',
    why: 'mengapa|kenapa|manfaat|keuntungan|kelebihan|pentingnya|alasan',
    how: 'cara|langkah|panduan|tips|praktik terbaik|memasang|pemasangan|mengatur|memilih|meningkatkan|mengukur',
    compare: 'perbandingan|perbedaan|membandingkan|jenis|biaya|harga|alternatif|mana|angka|statistik',
    example: 'contoh|studi kasus|praktik',
    limits: 'batasan|keterbatasan|risiko|kesalahan|kekurangan|kerugian|masalah|hindari|menghindari|tantangan',
  },
})
