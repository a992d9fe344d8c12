const ORDERS: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|these|the)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|context|messages?)\b/iu,
  /\b(?:system|developer|hidden|secret) (?:prompt|message|instructions?)\b/iu,
  /\b(?:you are|act as|pretend to be|as) (?:now )?(?:an? )?(?:ai|a\.i\.|chatgpt|gpt-?\d*|claude|gemini|copilot|llm|large language model|language model|assistant|chatbot)\b/iu,
  /\b(?:dear|hey|attention|note to|instructions? (?:for|to)|message (?:for|to)) (?:the |all |any )?(?:ai|ais|llms?|language models?|assistants?|chatbots?|bots?|chatgpt|claude|gemini)\b/iu,
  /\b(?:ai|llm|language model)s? (?:assistants?|agents?|models?|systems?|crawlers?|readers?)?\s*(?:reading|summari[sz]ing|processing|visiting|must|should|please)\b/iu,
  /\b(?:do not|don't|never) (?:reveal|mention|disclose|tell|show).{0,40}\b(?:user|prompt|instructions?|reader)\b/iu,
  /\b(?:respond|reply|answer|output|print) (?:only )?(?:with|exactly)\b.{0,40}["'“`]/iu,
  /<\|.*\|>|\[\/?INST\]|<<SYS>>|^\s*(?:system|assistant|user)\s*:/iu,
  /\b(?:ignoriere|vergiss|missachte)\b.{0,40}\b(?:anweisungen?|instruktionen|vorgaben|prompts?)\b/iu,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions|consignes)\b/iu,
  /\b(?:ignora|ignore|olvida|esqueça|dimentica)\b.{0,40}\b(?:instrucciones|instruções|istruzioni)\b/iu,
  /(?:игнорируй|забудь|проигнорируй)(?:те)?.{0,40}(?:инструкци|указани)/iu,
  /(?:abaikan|lupakan).{0,40}(?:instruksi|perintah)/iu,
  /(?:忽略|无视|忘记|無視).{0,20}(?:指令|指示|提示|说明)/u,
  /(?:تجاهل|انس).{0,40}(?:التعليمات|الأوامر)/u,
  /(?:निर्देशों|निर्देश).{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)|(?:ہدایات).{0,20}(?:نظر انداز|بھول)|(?:নির্দেশ).{0,20}(?:উপেক্ষা|ভুলে)/u,
]

/** True for a sentence that gives orders to a machine reading the page. We follow none; a reader has no use for it either. */
export function addressesMachine(text: string): boolean {
  return ORDERS.some((order) => order.test(text))
}
