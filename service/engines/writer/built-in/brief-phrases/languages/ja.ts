import type { BriefPhrases } from '../brief-phrases.ts'

export const japaneseBrief: BriefPhrases = {
  language: 'ja',
  description: '{x}：文章にするには根拠が足りません。読んだもの、答えにならない理由、答えになる資料。',
  lookedHeading: '探したもの',
  looked: '次に答える箇所：{x}',
  foundHeading: '見つかったもの',
  nothing: '読むものがありませんでした。アドレスの指定がなく、お手元の文書も触れていません。',
  speaks: '{x}についてのもので、問われた点には触れていません。',
  otherLanguage: '{x}で書かれており、モデルなしでは訳せません。',
  unusable: '単独で意味の通る文がありません。',
  missingHeading: '答えになる資料',
  amount: '数値、単位、年のある測定、価格表、統計。',
  howTo: '実際に行った人の手順書やメモ。',
  worth: '費用と効果を同じ単位で示す計算や試験。',
  other: '名前と日付があり、数文で述べているページや文書。',
  own: '{x}から：客が尋ねたこと、提案したこと、その結果。',
  search: '次の語をすべて含むページ：{x}。',
  nextHeading: '次の一歩',
  next: 'このうち一つを文書またはアドレスとして加え、もう一度生成してください。',
}
