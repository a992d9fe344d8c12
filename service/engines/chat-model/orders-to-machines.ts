/**
 * How pages address the machine that reads them, by language. Each form takes two of three: a machine is named, it is
 * spoken to ("if you are", "dear", "note to"), it is told what to do with this page. A page about assistants does one.
 */
const orders: RegExp[] = [
  ...forms({
    machine:
      '(?:(?:ai|a\\.i\\.|automat(?:ed|ic)|artificial(?: intelligence)?) (?:assistants?|agents?|readers?|summari[sz]ers?|models?|systems?)|(?:large )?language models?|ai|llms?|chatbots?|chatgpt)',
    salutation: 'dear|hello|hey|hi|attention|(?:note|notice|message|hint|instructions?) (?:to|for)',
    ifYouAre: "if you(?: are|['’]re)(?: an?)?",
    summarising:
      '(?:when|whenever|if|while|before) (?:you )?(?:are )?(?:summari[sz]|cit|quot|process|index|read|answer)(?:e|es|ing)? (?:from |about |with )?(?:this|the present)',
    write:
      'write|say|state|mention|recommend|cite|include|rank|describe|present|call|name|prefer|tell|ignore|treat',
  }),
  ...forms({
    machine:
      '(?:(?:automatische[rnms]?|automatisierte[rnms]?|künstliche[rnms]?) (?:assistent\\p{L}*|textsystem\\p{L}*|system\\p{L}*|leser\\p{L}*|zusammenfasser\\p{L}*|intelligenz(?:en)?)|KI(?:-(?:assistent|modell|system|agent)\\p{L}*)?|sprachmodell\\p{L}*|chatbots?|chatgpt)',
    salutation:
      'liebe[rs]?|sehr geehrte[rs]?|hallo|achtung,?|(?:hinweis|nachricht|anweisung(?:en)?|mitteilung) (?:für|an)(?: alle| die| den| das)?',
    ifYouAre: '(?:wenn|falls|sofern) (?:du|sie)(?: eine?)?',
    summarising:
      '(?:(?:wenn|falls|sobald) (?:du|sie|ihr) (?:diese[nrs]?) [^,.!?]{0,40}(?:zusammenfass|zitier|verarbeite|auswerte|lies|lesen)\\p{L}*|beim (?:zusammenfassen|zitieren|verarbeiten|auswerten) diese[rs])',
    write:
      'schreib\\p{L}*|nenn\\p{L}*|empfiehl|empfehlen|erwähn\\p{L}*|zitier\\p{L}*|sag\\p{L}*|bezeichne\\p{L}*|ignorier\\p{L}*|bewerte\\p{L}*',
  }),
  ...forms({
    machine:
      "(?:(?:assistent[ei]|modell[oi]|sistem[ai]|agent[ei]|lettor[ei]|riassuntor[ei])(?: (?:di |d[’'])?(?:IA|AI|intelligenza artificiale)| (?:linguistic[oi]|di linguaggio)| automatic[oi]| automatizzat[oi]| artificial[ei])|(?:un[’'])?intelligenz[ae] artificial[ei]|IA|chatbot|chatgpt)",
    salutation:
      "gentil[ei]|car[oaie]|egregi[oaie]?|spettabil[ei]|ciao|attenzione,?|(?:nota|avviso|messaggio|istruzion[ei]) (?:per|a|agli|ai|all[’']|al)(?: gli| i| l[’']| tutti gli)?",
    ifYouAre: "se (?:tu )?(?:sei|siete|lei è)(?: una?| un[’'])?",
    summarising:
      '(?:quando|se|mentre|prima di|nel) (?:riassum|sintetizz|cit|elabor|legg|indicizz)\\p{L}+ (?:quest[aoie])',
    write:
      "scriv\\p{L}+|di[’']|dite|dica|cita|citate|citi|raccomand\\p{L}+|consigli\\p{L}+|menzion\\p{L}+|indic\\p{L}+|includ\\p{L}+|nomin\\p{L}+|ignor\\p{L}+|present\\p{L}+|afferm\\p{L}+|ricord\\p{L}+",
  }),
  ...forms({
    machine:
      "(?:(?:assistante?s?|modèles?|systèmes?|agents?|lecteurs?|résumeurs?)(?: (?:d[’'])?(?:IA|AI|intelligence artificielle)| de langage| automatiques?| automatisée?s?| artificiel\\p{L}*)|intelligences? artificielles?|IA|chatbots?|chatgpt)",
    salutation:
      "ch(?:er|ère)s?|bonjour,?|attention,?|(?:note|avis|message|instructions?|consignes?) (?:pour|à|aux?|destinée?s? aux?)(?: les?| l[’']| tous les)?",
    ifYouAre: "si (?:tu es|vous êtes)(?: une?| l[’'])?",
    summarising:
      '(?:quand|lorsque|si|en|avant de|pour) (?:(?:tu|vous) )?(?:résum|cit|trait|index|li[srt]|synthétis)\\p{L}* (?:cette?|ces?)',
    write:
      'écri[svt]\\p{L}*|di[st]|dites|mentionne\\p{L}*|recommande\\p{L}*|cite[zs]?|indique\\p{L}*|inclu\\p{L}+|présente\\p{L}*|ignore\\p{L}*|nomme\\p{L}*|précise\\p{L}*|affirme\\p{L}*',
  }),
  ...forms({
    machine:
      '(?:(?:asistentes?|modelos?|sistemas?|agentes?|lectores|lector|resumidor(?:es)?)(?: (?:de )?(?:IA|AI|inteligencia artificial)| de lenguaje| automátic[oa]s?| automatizad[oa]s?| artificial(?:es)?)|inteligencias? artificial(?:es)?|IA|chatbots?|chatgpt)',
    salutation:
      'estimad[oa]s?|querid[oa]s?|hola,?|atención,?|(?:nota|aviso|mensaje|instrucci(?:ón|ones)) (?:para|a|al|a los|dirigid[oa]s? a)(?: el| la| los| las| todos los)?',
    ifYouAre: 'si (?:tú )?(?:eres|sois|usted es|es usted)(?: una?)?',
    summarising:
      '(?:cuando|si|al|antes de|mientras) (?:resum|cit|proces|index|le[aeí]|sintetic)\\p{L}* (?:est[aeo]s?)',
    write:
      'escrib\\p{L}+|di|diga|digan|menciona|mencione|recomiend\\p{L}+|cit[ae]|indi(?:ca|que)|inclu\\p{L}+|present[ae]|ignor[ae]|nombr[ae]|afirm[ae]',
  }),
  ...forms({
    machine:
      '(?:(?:assistentes?|modelos?|sistemas?|agentes?|leitor(?:es)?|resumidor(?:es)?)(?: (?:de )?(?:IA|AI|inteligência artificial)| de linguagem| automátic[oa]s?| automatizad[oa]s?| artificia(?:l|is))|inteligências? artificia(?:l|is)|IA|chatbots?|chatgpt)',
    salutation:
      'car[oa]s?|prezad[oa]s?|querid[oa]s?|olá,?|atenção,?|(?:nota|aviso|mensagem|instruç(?:ão|ões)) (?:para|a|ao|aos|às)(?: o| a| os| as| todos os)?',
    ifYouAre: 'se (?:tu )?(?:és|você é|fores?|você for|for)(?: uma?)?',
    summarising:
      '(?:quando|se|ao|antes de|enquanto) (?:(?:você|tu) )?(?:resum|cit|process|index|l(?:er|ê|eres)|sintetiz)\\p{L}* (?:est[ae]s?|ess[ae]s?)',
    write:
      'escrev\\p{L}+|diga|diz|digam|mencion[ae]|recomend[ae]|cit[ae]|indi(?:ca|que)|inclu[ai]|apresent[ae]|ignor[ae]|nomei[ae]|afirm[ae]',
  }),
  ...forms({
    machine:
      '(?:(?:automatische|geautomatiseerde|kunstmatige|digitale AI-?) ?(?:assistent(?:en)?|systee?m(?:en)?|lezers?|samenvatters?|intelligentie)|AI(?:[- ](?:assistent(?:en)?|systee?m(?:en)?|model(?:len)?|agents?))?|taalmodel(?:len)?|chatbots?|chatgpt)',
    salutation:
      '(?:beste|geachte|lieve|hallo|let op,?|(?:opmerking|bericht|notitie|instructies?|aanwijzing(?:en)?) (?:voor|aan)(?: de| het| alle)?)',
    ifYouAre: '(?:als|indien|wanneer) (?:je|jij|u)(?: een)?',
    ifYouAreEnd: '(?: (?:bent|zijt))?',
    summarising:
      '(?:(?:als|wanneer|zodra) (?:je|jij|u) (?:deze|dit) [^,.!?]{0,40}(?:samenvat|citeert|verwerkt|leest|indexeert)|bij het (?:samenvatten|citeren|verwerken|lezen) van (?:deze|dit))',
    write:
      'schrijf|zeg|noem|vermeld|citeer|beveel|raad|neem|negeer|stel|meld|schrijft u|vermeldt u|noemt u|zegt u',
  }),
  ...forms({
    machine:
      '(?:(?:asisten|agen|sistem|model|pembaca)(?: (?:AI|otomatis|kecerdasan buatan|bahasa))|kecerdasan buatan|AI|chatbot|chatgpt)',
    salutation:
      '(?:halo,?|kepada|yth\\.?|perhatian,?|(?:catatan|pesan|instruksi|pemberitahuan) (?:untuk|bagi|kepada))(?: para| semua)?',
    ifYouAre: '(?:jika|kalau|apabila|bila) (?:anda|kamu)(?: adalah)?(?: sebuah| seorang)?',
    summarising:
      '(?:saat|ketika|jika|bila) (?:anda |kamu )?(?:meringkas|mengutip|memproses|membaca) (?:halaman|artikel|teks|situs|dokumen) ini',
    write: 'tulis\\p{L}*|sebut\\p{L}*|katakan|rekomendasikan|kutip\\p{L}*|sertakan|nyatakan|abaikan',
  }),
  ...forms({
    machine:
      '(?:(?:автоматическ\\p{L}+|искусственн\\p{L}+|языков\\p{L}+) (?:помощник\\p{L}*|ассистент\\p{L}*|систем\\p{L}*|модел\\p{L}*|интеллект\\p{L}*)|ИИ(?:-(?:ассистент|помощник|модел|агент)\\p{L}*)?|нейросет\\p{L}*|чат-?бот\\p{L}*|chatgpt)',
    salutation:
      '(?:уважаем\\p{L}+|дорог(?:ой|ая|ие)|привет,?|внимание,?|(?:примечание|сообщение|инструкци[яи]|указани[ея]) для)(?: всех)?',
    ifYouAre: 'если (?:ты|вы)(?:\\s?[—–-])?',
    summarising:
      '(?:когда|если|при) [^,.!?]{0,20}(?:пересказ|резюм|обобщ|цитир|обрабат|составлени|чита)\\p{L}* (?:\\p{L}+ )?(?:эт\\p{L}+|данн\\p{L}+)',
    write:
      'напиши\\p{L}*|пиши\\p{L}*|назови\\p{L}*|укажи\\p{L}*|упомян\\p{L}+|порекоменд\\p{L}+|рекоменду\\p{L}+|скажи\\p{L}*|процитир\\p{L}+|сообщи\\p{L}*|игнорируй\\p{L}*',
  }),
  /(?:如果|若|假如)(?:你|您)是(?:一个|一款|一名)?(?:自动|智能)?(?:AI|人工智能|语言模型|大模型|助手|聊天机器人|机器人助手)|(?:致|尊敬的|亲爱的|写给|请注意[,，]?)(?:所有|各位)?(?:自动|智能)?(?:AI|人工智能|语言模型|大模型|聊天机器人|助手)[^。！？]{0,12}[:：,，]|(?:总结|摘要|概括|引用)(?:本|此|这个?|该)(?:页面|网页|文章?|页|网站)时[^。！？]{0,20}(?:写|说|提到|推荐|指出|注明|称)/iu,
  /(?:あなたが|もし)[^。]{0,8}(?:AI|人工知能|言語モデル|自動アシスタント|チャットボット)[^。]{0,8}(?:なら|であれば|の場合|でしたら)|(?:AI|人工知能|言語モデル|自動アシスタント)(?:アシスタント|モデル)?(?:の皆様|の皆さん|へ[のお]|の方)[^。]{0,30}|(?:この|本)(?:ページ|記事|サイト|文章|文書)を(?:要約|引用|処理)(?:する|した)?(?:際|とき|時|場合)[^。]{0,60}(?:書|記載|述べ|推奨|お勧め|含め|言及|紹介)[^。]{0,8}(?:ください|下さい|こと|なさい)|指示を(?:すべて)?(?:無視|忘れ)/iu,
  /(?:यदि|अगर) (?:आप|तुम) (?:एक )?(?:AI|एआई|स्वचालित सहायक|भाषा मॉडल|चैटबॉट|कृत्रिम बुद्धिमत्ता)|इस (?:पृष्ठ|पेज|लेख|वेबसाइट) का सारांश [^।]{0,60}(?:लिखें|लिखिए|कहें|बताएं|बताएँ|उल्लेख)/iu,
  /(?:(?:যদি )?আপনি (?:যদি )?(?:একটি |একজন )?|তুমি (?:যদি )?(?:একটি )?)(?:AI|এআই|স্বয়ংক্রিয় সহকারী|ভাষা মডেল|চ্যাটবট|কৃত্রিম বুদ্ধিমত্তা)[^।]{0,12}(?:হন|হও|হলে)|এই (?:পৃষ্ঠা|পাতা|নিবন্ধ|লেখা)\p{L}*\p{M}* সারাংশ [^।]{0,60}(?:লিখুন|বলুন|উল্লেখ)/iu,
  /اگر (?:آپ|تم) (?:ایک )?(?:AI|اے آئی|خودکار (?:معاون|اسسٹنٹ)|لسانی ماڈل|چیٹ بوٹ|مصنوعی ذہانت)|اس (?:صفحے|صفحہ|مضمون|ویب سائٹ) کا خلاصہ [^۔]{0,60}(?:لکھیں|کہیں|بتائیں|ذکر)/iu,
  /(?:إذا|إن) كنت (?:مساعد[\p{L}\p{M}]* (?:آلي|ذكي|رقمي|ذكاء)|نموذج[\p{L}\p{M}]* (?:لغوي|لغة)|ذكاء|روبوت\p{L}*|(?:AI|ChatGPT))|عند تلخيص (?:هذه|هذا) [^.!؟]{0,60}(?:اكتب|قل|اذكر|أوص|اقتبس)/iu,
]

type Form = {
  machine: string
  salutation: string
  ifYouAre: string
  /** Where the verb follows what you are. */
  ifYouAreEnd?: string
  /** Up to the word that says that it is this page. */
  summarising: string
  write: string
}

/** No letter before and after: `\b` knows ASCII alone. */
function forms({ machine, salutation, ifYouAre, ifYouAreEnd = '', summarising, write }: Form): RegExp[] {
  const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
  return [
    `(?:^|[.!?:([«“"„]\\s*)(?:${salutation}) ?(?:${machine})(?!\\p{L})[^.!?]{0,30}[:,;–—]`,
    `${whole(`${ifYouAre} ?${machine}${ifYouAreEnd}`)}[^.!?]{0,60}${whole(write)}`,
    `${whole(summarising)}[^.!?]{0,60}${whole(write)}`,
  ].map((pattern) => new RegExp(pattern, 'iu'))
}

/** True for a passage that gives orders to the machine reading it, in any language that the desk writes in. */
export function ordersMachine(text: string): boolean {
  return orders.some((order) => order.test(text))
}
