import type { SellingWords } from '../selling-words.ts'

export const japaneseSellingWords: SellingWords = {
  language: 'ja',
  asks: 'カートに入れる|今すぐ|お申し?込みください|最大\\p{N}+[%％]|無料(?:見積|お見積|相談|体験)|送料無料|資料請求|お問い?合わせください',
  sells:
    '当店|弊社の(?:商品|製品|サービス|お客様)|当社の(?:商品|製品|サービス|お客様)|自社工場|お見積も?りは無料|ご購入はこちら|お申し?込みはこちら|ご注文を(?:お待ち|承)',
  praises: '当社の|弊社|なら、|業界(?:最大|初|トップ)|実績',
  institutions: '研究所|大学|協会|連盟|財団|学会|センター|商工会|新聞|消費生活|新報|日報|ニュース|通信',
}
