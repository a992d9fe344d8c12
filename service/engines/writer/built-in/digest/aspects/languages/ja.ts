import type { AspectWords } from '../aspect-words.ts'

/** Without spaces a word stands anywhere in a text. */
export const japaneseAspects: AspectWords = {
  language: 'ja',
  time: '分間?|時間|日間?|週間|か月|ヶ月|ヵ月|年間?',
  aspects: {
    cost: {
      words: '費用',
      parts: '費用|価格|料金|値段|いくら|代金|金額',
      answerParts: '[0-9０-９]\\s?[万千億]?円',
    },
    noise: { words: '騒音', parts: '騒音|うるさ|静か|デシベル' },
    duration: {
      words: '期間',
      parts:
        '期間|日数|年数|寿命|耐用|何(?:時間|日間?|週間|か月|ヶ月|ヵ月|年間?)|日持ち|賞味期限|どれ(?:く|ぐ)らいの(?:時間|期間)',
      answerParts: '[0-9０-９](?:分間?|時間|日間?|週間|か月|ヶ月|ヵ月|年間?)|納期|期限|まで(?:に|の)',
    },
    risk: { words: 'リスク', parts: 'リスク|危険|事故|注意点|欠点|デメリット|失敗|安全' },
    grant: { words: '補助金', parts: '補助|助成|給付金|減税' },
    energy: { words: '電気代', parts: '電気代|消費電力|省エネ|燃費|kwh' },
    law: { words: '法律', parts: '法律|法令|規制|許可|届け出|届出|義務|禁止' },
    gap: { words: '見落とし', parts: '見落と|不足|漏れ', answerParts: '欠け|対象外|含まれ(?:ない|ません)' },
    worth: {
      words: '価値',
      parts: '価値|元が取れ|割に合',
      answerParts: 'メリット|デメリット|節約|得です|効果|費用',
    },
    opinion: { words: '意見', parts: '意見|感想|評判|口コミ|満足', answerParts: '回答|アンケート|声が' },
  },
}
