import { ordersMachine } from '../../chat-model/orders-to-machines.ts'

/** Verbs of an order about what to write, so that "AI systems must be tested" stays a sentence about AI. */
const writes =
  'write|say|state|mention|recommend|cite|answer|respond|reply|include|rank|summari[sz]e|treat|link|output|report|present|describe|prefer|ignore|tell'
const machine =
  '(?:ai|a\\.i\\.|llms?|gpt-?\\d*|chatgpt|claude|gemini|copilot|perplexity|bots?|chatbots?|crawlers?|scrapers?|summari[sz]ers?|(?:large )?language models?|(?:ai|automated) (?:agents?|assistants?|models?|systems?|tools?|readers?|crawlers?|summari[sz]ers?|search engines?))'
const machineDe = '(?:KI(?:-\\p{L}+)?|K\\.I\\.|Sprachmodelle?n?|Chatbots?|Assistenzsysteme?n?)(?!\\p{L})'
const machineRomance =
  "(?:(?:asist\\p{L}+|assist\\p{L}+|model\\p{L}+|modèl\\p{L}+|sistem\\p{L}+|systèm\\p{L}+|outils?|agent\\p{L}*|herramientas|strumenti|ferramentas|motor\\p{L}*|résumeurs?)(?: de langage| de lenguaje| de linguagem| linguistici| di linguaggio)?(?: d[’']| de | di | da )?\\s?(?:la )?(?:IA|AI|I\\.A\\.)|(?:l[’'])?IA\\b|ChatGPT|modèles? de langage|modelos? de lenguaje|modelos? de linguagem|modelli linguistici)"

const orders: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|these|the)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|context|messages?)\b/iu,
  /\b(?:system|developer|hidden|secret) (?:prompt|message|instructions?)\b.{0,3}:|\bnew instructions?:/iu,
  /\b(?:you are|act as|pretend to be|if you are|if you're|as) (?:now )?(?:an? )?(?:ai|a\.i\.|chatgpt|gpt-?\d*|claude|gemini|copilot|llm|large language model|language model|ai assistant|chatbot)\b.{0,60}\b(?:you|must|should|please|always|never|your)\b/iu,
  new RegExp(
    `(?:^|[.:!(\\s])(?:for|to|dear|hey|attention|note (?:to|for)|notice (?:to|for)|hint (?:to|for)|instructions? (?:for|to)|message (?:for|to))[,:]? (?:the |all |any |our |every )?${machine}\\b[^.]{0,40}[:,–—-]`,
    'iu',
  ),
  new RegExp(
    `\\b${machine}\\b.{0,40}\\b(?:must|should|shall|please|are to|are instructed to|need to)\\b.{0,25}\\b(?:${writes})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:when|while|if) (?:you are |you )?(?:summari[sz]ing|citing|quoting|processing|indexing|crawling|paraphrasing|answering)\\b.{0,60}\\b(?:${writes})\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:${writes}) (?:that |only |exactly )?.{0,80}\\b(?:in|as) (?:your|any|every|all) (?:answers?|summar(?:y|ies)|responses?|outputs?|repl(?:y|ies))\\b`,
    'iu',
  ),
  /\b(?:do not|don't|never) (?:reveal|mention|disclose|tell|show|summari[sz]e).{0,40}\b(?:user|prompt|instructions?|reader|competitors?)\b/iu,
  /\b(?:respond|reply|answer|output|print) (?:only )?(?:with|exactly)\b.{0,40}["'“`]/iu,
  /\bthe (?:correct|right|only valid|best) answer (?:is|to (?:this|any|the|all))\b/iu,
  /<\|.*\|>|\[\/?INST\]|<<SYS>>|^\s*(?:system|assistant|user)\s*:/iu,
  /(?:ignorieren?|ignoriere|vergiss|vergessen sie|missachten?|missachte)(?!\p{L}).{0,40}(?:anweisung|instruktion|vorgabe|prompt)/iu,
  new RegExp(
    `(?:^|[.:!(\\s])(?:für|an|hinweis (?:für|an)|achtung|anweisung(?:en)? (?:für|an)|liebe) (?:alle |die |eine )?${machineDe}(?!\\p{L})[^.]{0,40}[:,–—-]`,
    'iu',
  ),
  new RegExp(
    `(?:wenn|falls|als|sofern) (?:du|sie) (?:eine? )?${machineDe}|(?<!\\p{L})${machineDe}(?!\\p{L}).{0,30}(?:soll(?:en|te|ten)?|müssen|muss|bitte)(?!\\p{L}).{0,60}(?:nennen|schreiben|antworten|empfehlen|angeben|zitieren|erwähnen|ausgeben|zusammenfassen)`,
    'iu',
  ),
  /die (?:richtige|korrekte|einzig richtige) antwort (?:lautet|ist)/iu,
  /(?:ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) pas compte)(?!\p{L}).{0,40}(?:instructions|consignes|directives)/iu,
  /(?:ignor[aeá]|ignoren|olvid[aeá]|olviden|esqueça|desconsidere|dimentica|ignorate)(?!\p{L}).{0,40}(?:instrucciones|indicaciones|instruções|istruzioni)/iu,
  new RegExp(
    `(?:^|[.:!(\\s])(?:pour|aux?|à l[’']attention des?|note (?:pour|aux?|à)|para|a los|a las|nota para|aviso (?:para|a)|per|agli|ai|nota per|aos|às) (?:les? |los |las |l[’']|la |gli |i |os |as |tous les |todos los )?${machineRomance}[^.]{0,40}[:,–—-]`,
    'iu',
  ),
  new RegExp(
    `(?:si (?:vous êtes|tu es|eres|usted es|sei)|se (?:sei|você é|és|lei è)) (?:une? |un |una |uma |um |l[’'])?${machineRomance}`,
    'iu',
  ),
  /(?:la (?:bonne|seule bonne) réponse est|la (?:respuesta correcta|única respuesta correcta) es|la risposta (?:corretta|giusta) è|a resposta (?:correta|certa) é)/iu,
  /(?:игнорируй|забудь|проигнорируй)(?:те)?.{0,40}(?:инструкци|указани)/iu,
  /(?:abaikan|lupakan).{0,40}(?:instruksi|perintah)/iu,
  /(?:忽略|无视|忘记|無視).{0,20}(?:指令|指示|提示|说明)/u,
  /(?:تجاهل|انس).{0,40}(?:التعليمات|الأوامر)/u,
  /(?:निर्देशों|निर्देश).{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)|(?:ہدایات).{0,20}(?:نظر انداز|بھول)|(?:নির্দেশ).{0,20}(?:উপেক্ষা|ভুলে)/u,
]

/** True for a sentence that gives orders to a machine reading the page. We follow none; a reader has no use for it either. */
export function addressesMachine(text: string): boolean {
  return orders.some((order) => order.test(text)) || ordersMachine(text)
}
