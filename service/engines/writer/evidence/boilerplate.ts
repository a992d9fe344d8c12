import { furniture } from './furniture/all-furniture-words.ts'
import { isAppeal } from './is-appeal.ts'
import { isConsentNotice, isMeter, isNewsletterNotice, isOpeningHours } from './is-page-notice.ts'
import { isShopNotice } from './is-shop-notice.ts'

const start = '^[^\\p{L}\\p{N}]*'
const end = '(?![\\p{L}\\p{M}])'
const anywhere = (phrases: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases})${end}`, 'iu')
const opening = (phrases: string) => new RegExp(`${start}(?:${phrases})${end}`, 'iu')

/** What no sentence of an article says: banners, forms, share bars, credits, legal lines, shop notices. */
const always: RegExp[] = [
  anywhere(
    'accept (?:all )?cookies|(?:we|(?:this|our) (?:web)?site) uses? cookies|cookie (?:settings|preferences|notice)|all rights reserved|enable javascript|your browser (?:does not|doesn.t)|(?:please )?(?:enter|provide|select|choose|fill in|fill out) (?:a |an |your |the )?(?:valid |correct |five-digit |5-digit |\\d-digit )*(?:zip|post(?:al)? ?code|e-?mail(?: address)?|phone number|password|first name|last name|full name|country|state)|required fields?|fields? marked with|i agree to (?:the|be)|by (?:submitting|clicking|signing up|subscribing|continuing)|we will never (?:share|spam)|unsubscribe (?:at )?any ?time|no spam|(?:use|enter|with) (?:promo |discount |coupon )?code [A-Z0-9]{4,}|we may earn a commission|(?:image|photo|picture) (?:credit|source)|share this (?:article|post|page|story)|(?:share|follow us|pin) (?:on|via) (?:facebook|twitter|x|linkedin|pinterest|instagram|whatsapp|e-?mail)|copy link|skip to (?:main |the )?content|leave a (?:comment|reply)|comments are closed|about the author|you (?:may|might) also (?:like|enjoy)|recommended for you|related (?:articles?|posts?|stories)|(?:media|press) (?:contact|enquiries|inquiries)|for (?:media|press) (?:enquiries|inquiries)|min(?:ute)?s? read|start (?:your|a) (?:free )?trial|(?:book|request|schedule|get) (?:a|your) (?:free )?(?:demo|quote|estimate|consultation|callback)|(?:sign up|subscribe) (?:to|for) (?:our|the|my|free)|join (?:our|over|\\d[\\d,.]*\\+?) .{0,30}(?:newsletter|subscribers|community|list)|click (?:here|below|the (?:button|link))',
  ),
  anywhere(
    'cookies? (?:akzeptieren|zulassen|ablehnen)|verwende[tn]? (?:diese )?cookies|cookie-einstellungen|alle rechte vorbehalten|(?:geben|wählen|tragen|füllen) sie (?:bitte )?(?:ihre?n?|eine?n?|die|das) .{0,40}(?:ein|aus)|bitte (?:geben|wählen|füllen|tragen) sie|pflichtfeld(?:er)?|ich (?:stimme|bin damit einverstanden)|mit (?:ihrer anmeldung|dem absenden|klick auf)|(?:jetzt|hier) (?:kostenlos |unverbindlich |gratis )?(?:abonnieren|anmelden|registrieren|kaufen|bestellen|klicken|anfragen|herunterladen|sichern|beraten lassen|termin vereinbaren|angebot anfordern|entdecken|informieren)|nur für kurze zeit|klicken sie hier|hier klicken|mehr (?:erfahren|lesen)|weiterlesen|lesen sie (?:auch|mehr|hier|dazu)|das könnte sie auch interessieren|folgen sie uns|kontaktieren sie uns|rufen sie uns|(?:kostenlose[sn]?|unverbindliche[sn]?) (?:angebot|beratung|erstgespräch|probemonat) .{0,20}(?:anfordern|vereinbaren|sichern|anfragen|holen)|min(?:uten)? lesezeit|lesezeit:|bildnachweis|foto:|fotos:|bildquelle|über (?:den autor|die autorin)|ähnliche (?:artikel|beiträge)|kommentar (?:schreiben|hinterlassen)|pressekontakt|ansprechpartner für (?:die )?(?:medien|presse)|javascript aktivieren|zum inhalt springen|artikel teilen|newsletter (?:abonnieren|anmelden|bestellen)|enthält werbung',
  ),
  anywhere(
    "accepter (?:les |tous les )?cookies|utilis(?:e|ons) des cookies|tous droits réservés|(?:veuillez|merci de) (?:saisir|entrer|renseigner|sélectionner|remplir|indiquer)|(?:saisissez|entrez|renseignez|indiquez) (?:votre|un|une)|champs? obligatoires?|j[’']accepte (?:les|de|que)|en (?:soumettant|cliquant|vous inscrivant)|abonnez-vous (?:à (?:notre|la newsletter|l.infolettre)|gratuit|maintenant|dès|pour recevoir)|inscrivez-vous (?:à (?:notre|la newsletter|l.infolettre)|gratuit|maintenant|dès|pour recevoir)|cliquez (?:ici|sur)|en savoir plus|lire (?:la suite|aussi)|lisez aussi|à lire aussi|partager (?:sur|cet)|suivez-nous|contactez-nous|appelez-nous|essai gratuit|(?:demander|demandez|obtenir|obtenez) (?:un|votre) (?:devis|démo)|offre (?:limitée|valable|de lancement)|profitez(?:-en)? (?:de|dès)|temps de lecture|crédits? photo|à propos de l[’']auteur|articles (?:similaires|liés|associés)|laisser un commentaire|contact presse|aller au contenu|sans engagement",
  ),
  anywhere(
    'aceptar (?:las |todas las )?cookies|utiliza(?:mos)? cookies|todos los derechos reservados|(?:por favor,? )?(?:introduzca|introduce|ingrese|ingresa|escriba|seleccione) (?:su|tu|un|una)|campos? obligatorios?|acepto (?:la|los|las)|al (?:enviar|hacer clic|suscribirte|suscribirse)|suscr[ií]b(?:ete|ase|irse) (?:a nuestr|a la newsletter|(?:al|a un|a mi) bolet|gratis|ya|ahora|y recibe)|reg[ií]str(?:ate|ese) (?:gratis|ya|ahora|aquí|hoy)|haz clic|haga clic|pulsa aquí|leer más|más información aquí|lee también|te puede interesar|compartir (?:en|este)|síguenos|contáctenos|contáctanos|contacta con nosotros|llámanos|prueba gratis|prueba gratuita|(?:solicita|solicite|pide|pida) (?:tu|su|un|una|ya) .{0,20}(?:presupuesto|demo|cita)|oferta (?:limitada|de lanzamiento)|¡?aprovecha|tiempo de lectura|crédito de la foto|sobre el autor|artículos relacionados|deja (?:un|tu) comentario|contacto de prensa|saltar al contenido|sin compromiso',
  ),
  anywhere(
    'accetta(?:re)? (?:i |tutti i )?cookie|utilizz(?:a|iamo) (?:i )?cookie|tutti i diritti riservati|(?:inserisci|inserire|seleziona) (?:il|la|tuo|un)|campi obbligatori|iscriviti (?:alla nostra|alla newsletter|gratis|ora|subito|e ricevi)|registrati (?:ora|subito|gratis)|clicca (?:qui|sul)|leggi (?:anche|di più|tutto)|scopri di più|condividi (?:su|questo)|seguici|contattaci|chiamaci|prova gratuita|richiedi (?:un|il|subito)|tempo di lettura|articoli correlati|lascia un commento|senza impegno|aceitar (?:os |todos os )?cookies|utiliza(?:mos)? cookies|todos os direitos reservados|(?:insira|digite|selecione|preencha) (?:o|a|seu|sua|um)|campos? obrigatórios?|inscreva-se (?:na nossa|em nossa|no nosso|na newsletter|gratuit|agora|já|e receba|para receber)|cadastre-se|assine (?:a|nossa)|clique (?:aqui|no)|leia (?:mais|também)|saiba mais|compartilh(?:e|ar) (?:no|em|este)|siga-nos|entre em contato|fale conosco|teste grátis|(?:peça|solicite) (?:um|uma|seu) .{0,15}(?:orçamento|demonstração)|tempo de leitura|artigos relacionados|deixe um comentário',
  ),
  anywhere(
    'cookies? (?:accepteren|toestaan|weigeren)|gebruik(?:t|en) cookies|cookie-?instellingen|alle rechten voorbehouden|lees (?:ook|meer|verder)|meer lezen|schrijf (?:je|u) in voor (?:de|onze) nieuwsbrief|volg ons (?:op|via)|neem contact (?:met ons )?op voor|in (?:de )?winkel(?:wagen|mand)|klik hier|leestijd|over de auteur|gerelateerde artikelen|reageren is niet mogelijk|verplichte velden',
  ),
  /お申し?込みください|登録はこちら|詳しくはこちら|お問い合わせください|メールで受け取る|無料(?:見積|相談|体験|登録)|今すぐ(?:購入|登録|注文)|クリックしてください|点击(?:这里|此处|查看)|立即(?:购买|注册|订阅|咨询)|免费(?:试用|报价)|扫码|关注我们|转载请注明/u,
  // "(c) by evicting a tenant" is the third item of a list.
  /[©]\s?\d{4}|copyright \d{4}|^[^\p{L}\p{N}]*(?:©|\(c\)\s+(?:\d{4}|[^.!?]{0,60}\b(?:19|20)\d\d[^.!?]{0,30}$))/iu,
  /^[^\p{L}\p{N}]*(?:(?:read next|also read|(?:please )?cite(?: this)? as|zitierweise|citer comme|citar como|citare come)\s*:|webinar\s*:\s*[“„«"])/iu,
  /^[^\p{L}\p{N}]*abb[oò]nati (?:alla|al) (?:\p{L}+ )?(?:rivista|newsletter|giornale)/iu,
  /^[^\p{L}\p{N}]*(?:nur noch \p{N}+ (?:stück|plätze|exemplare)|only \p{N}+ left|(?:only|just) this (?:week|month)|nur (?:diese|diesen|in dieser) (?:woche|monat)|solo (?:per )?(?:questo|questa|este|esta) (?:mese|settimana|mes|semana)|seulement (?:ce mois|cette semaine)|só (?:este|esta) (?:mês|semana))(?!\p{L}).*!$/iu,
  /^[^\p{L}\p{N}]*jetzt (?:zugreifen|zuschlagen|bestellen|kaufen)[.!]*$/iu,
  /(?:^|\s)[\p{L}\p{N} ]{2,30}(?:\s[›»>|•·/]\s[\p{L}\p{N} ]{2,30}){2,}$/u,
]

/** Who made or paid for something is the line's own credit only where it begins the line, or the line is no sentence. */
const credits = opening(
  '(?:this (?:article|post|page) (?:is|was) )?sponsored by|photo(?:graph)?s? by|getty images|shutterstock',
)
/** Links to the top of a page: in a sentence the same words say in which direction something goes. */
const topLinks = anywhere(
  'back to top|nach oben|haut de page|volver arriba|torna su|voltar ao topo|naar boven',
)
const creditsInFragments = anywhere('sponsored by|photo(?:graph)? by|getty images|shutterstock')

/** Whole lines of a menu, a share bar or a footer: one item, several with marks between them, or a row of many. */
const { spaced: items, unspaced: unspacedItems } = furniture('menu')
const item = `(?:${items}|${unspacedItems})`
const mark = '\\s*[^\\p{L}\\p{N}\\s(][^\\p{L}\\p{N}]*'
const menuLine = new RegExp(
  `^[^\\p{L}\\p{N}]*${item}(?:(?:${mark}${item})+|(?:[^\\p{L}\\p{N}]+${item}){2,})?[^\\p{L}\\p{N}]*$`,
  'iu',
)
const { spaced: choices, unspaced: unspacedChoices } = furniture('choices')
const choice = `(?:${choices}|${unspacedChoices})`
const choicesLine = new RegExp(
  `^[^\\p{L}\\p{N}]*${choice}(?:[^\\p{L}\\p{N}]+${choice})+[^\\p{L}\\p{N}]*$`,
  'iu',
)

/** "By Helen Marsh", "Reviewed by Dr. A. Osei": what follows is a name, and the line no sentence. */
const name = '\\s*[:：|·–-]?\\s*(?=[\\p{Lu}\\p{sc=Han}\\p{sc=Kana}\\p{sc=Hira}])'
const { spaced: bylines, unspaced: unspacedBylines } = furniture('bylines')
const credited =
  /^[^\p{L}]*(?:(?:words|text|story|photos?) )?(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i) \p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*)+/u
const bylineOpening = opening(`(?:${bylines})|(?:${unspacedBylines})(?=[\\s:：/])`)
const namesNext = new RegExp(`^${name}`, 'u')

/** "Updated: 3 March 2026", "Veröffentlicht am 14.02.": a day follows, or nothing. */
const { spaced: dates, unspaced: unspacedDates } = furniture('dates')
const dayNext =
  '(?:[\\s:：·|,–-]*(?:on|at|am|um|im|le|à|el|il|em|op|door|alle|às)?[\\s:：]*(?:(?!(?:from|for|by|ab|für|pour|para|per|rules|seit|since)(?!\\p{L}))\\p{L}+[.,]?\\s+){0,2}\\p{N}|[^\\p{L}\\p{N}]*$)'
const dated = new RegExp(`${start}(?:(?:${dates})(?![\\p{L}\\p{M}])|${unspacedDates})${dayNext}`, 'iu')

/** A line is boilerplate when it begins so and is short; in the middle of a text the same words may be its subject. */
const shortOpenings = [
  opening(
    'tags?:|categor(?:y|ies):|filed under|source:|stand:|autor(?:in)?:|text:|redacción:|tel(?:efon|éfono|éphone|efono)?[.:]',
  ),
  opening(
    '(?:advertisement|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|publicidade)\\s*(?:[:|·–—-]|[^\\p{L}\\p{N}]*$)',
  ),
  opening(
    '(?:phone|fax)(?: (?:number|us))?\\s*(?:[.:(+\\d]|$)|(?:opening hours|öffnungszeiten)\\s*(?::|$)|e-?mail:?\\s*$',
  ),
  opening(
    '(?:(?:next|previous) (?:article|post|story)|related|more on this|mehr zum thema|passend dazu|à lire ensuite|sur le même sujet|sigue leyendo|más sobre este tema|continua a leggere|sullo stesso argomento|continue lendo|leia a seguir|verder lezen|meer over dit onderwerp)\\s*[:：→»–—]|次に読みたい.{0,12}|(?:あわせて|合わせて)読みたい.{0,12}|関連記事.{0,4}|相关(?:文章|阅读)',
  ),
  opening(
    '(?:read|watch|see|hear) (?:more|next|also)(?:\\s*[:：–—-]|\\s+(?:about|on|from|here|in|at|of|articles?|posts?|stories|reviews|guides?|news)(?!\\p{L})|[^\\p{L}\\p{N}]*$)|read (?:our|the full (?:article|story|post|review|report|interview|text))|see our|see all (?:of )?(?:our|posts?|articles?|stories|results|reviews|products|news|\\p{N}+)|(?:learn|find out|discover) more(?:\\s*[:：–—-]|\\s+(?:about|on|here|at|in|how|from)(?!\\p{L})|[^\\p{L}\\p{N}]*$)|check out (?:our|the (?:full|rest|video|podcast|list))|(?:explore|discover|download|watch|get|visit) our|explore (?:more|all) (?:articles?|posts?|stories|topics|products|guides?|from)|download (?:the|your|this) (?:\\p{L}+ ){0,3}(?:guide|pdf|app|report|checklist|white ?paper|e-?book|brochure|template)|watch (?:now|the (?:full )?(?:video|webinar|episode))|listen (?:now|to (?:the|this|our) (?:full )?(?:podcast|episode|article|story|interview))|get (?:the|your|a) (?:free|app|newsletter|guide|e-?book|latest|report|demo|quote)|contact us|call us|talk to (?:us|our|sales|an? (?:expert|specialist|advisor))|(?:thank you|thanks) for (?:reading|visiting|watching|signing|joining|subscribing|your (?:interest|support|visit))|follow us|share this',
  ),
]
const maxShortWords = 12
const endsSentence = /[.!?。！？]["”’»)]*$/u
/** "Written by Piotr M." ends on an initial. */
const endsWithWord = /[\p{L}\p{N}]{2}[.!?]["”’»)]*$/u

function isByline(line: string): boolean {
  if (credited.test(line)) return true
  const said = bylineOpening.exec(line)?.[0]
  return said !== undefined && namesNext.test(line.slice(said.length))
}

/** An order to the reader is a call to action when it is about the seller or about now. */
const callsToAction: RegExp[] = [
  /^[^\p{L}\p{N}]*(?:please )?(?:click|tap|try|start|join|book|schedule|request|get|call|contact|e-?mail|visit|shop|buy|order|download|discover|explore|find|see|read|watch|check out|let|ask|claim|grab|save|hurry|don['’]t miss) (?:your|our|my|a|an|the|us|it|this|here|now|today|online|free|out|for|in)(?!\p{L}).{0,70}(?:(?<!\p{L})(?:now|today|here|below(?=\s*[.!:]|$)|us|our|free|button|link|newsletter|demo|quote|webinar|e-?book|whitepaper|discount|offers?)(?!\p{L})|[!]$)/iu,
  /^[^\p{L}\p{N}]*(?:call|contact|e-?mail|visit|ask|join|follow) (?:us|our)(?!\p{L})/iu,
  /^[^\p{L}\p{N}]*(?:testen|sichern|fordern|buchen|vereinbaren|rufen|besuchen|entdecken|laden|bestellen|holen|lassen|melden|kontaktieren|starten|erfahren|profitieren|sparen) sie(?!\p{L}).{0,120}(?<!\p{L})(?:jetzt|heute|hier|uns|unser\p{L}*|kostenlos\p{L}*|gratis|unverbindlich\p{L}*|angebot|newsletter|rabatt)(?!\p{L})/iu,
  /^[^\p{L}\p{N}]*(?:découvrez|demandez|essayez|téléchargez|réservez|contactez|appelez|profitez|rejoignez|consultez|recevez|commandez)(?!\p{L}).{0,120}(?<!\p{L})(?:maintenant|aujourd['’]hui|ici|nos|notre|nous|gratuit\p{L}*|dès|offre|newsletter|devis)(?!\p{L})/iu,
  /^[^\p{L}\p{N}]*(?:descubr[ea]|solicit[ea]|pid[ea]|prueb[ea]|descarg[au]\p{L}*|reserv[ea]|contact[ea]|llam[ea]|aprovech[ea]|únete|consult[ea]|recib[ea]|compr[ea])(?!\p{L}).{0,120}(?<!\p{L})(?:ahora|hoy|aquí|nuestr[oa]s?|nosotros|gratis|gratuit[oa]|oferta|newsletter|boletín|presupuesto)(?!\p{L})/iu,
]

/** "Book early", "book in January": advice when to buy. */
const notLater =
  '(?! (?:in|on|by|at|early|before|after|from|only|früh|vor|im|am|erst|tôt|avant|en|à|après|antes|con|prima|presto|dopo|cedo|em)(?!\\p{L}))'
const upToTwoWords = '(?: \\p{L}+){0,2}'
/** "…, 19,90 € a bag, order now": what ends on an order to buy is an advert, whatever it begins with. */
const endsOnOrder = new RegExp(
  `(?:[,;:!–—]|\\s-)\\s*(?:(?:order|buy|book|shop|grab)${notLater}(?: \\p{L}+){1,2}|hurry${upToTwoWords}|(?:commandez|achetez|réservez|dépêchez-vous|profitez-en)${notLater}${upToTwoWords}|(?:jetzt )?(?:zugreifen|bestellen|zuschlagen)|(?:bestellen|kaufen|greifen) sie${notLater}${upToTwoWords}|(?:compr[ea]|pid[ea]|reserv[ea]|aprovech[ea])${notLater}${upToTwoWords}|(?:ordina|acquista|approfitta(?:ne)?|prenota|compre|peça|aproveite)${notLater}${upToTwoWords})\\s*[.!]*$`,
  'iu',
)
const amount =
  '(?:\\p{N}[\\p{N}.,]*|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|twee|vijf|zes|zeven|negen|tien|twaalf|dois|duas|três|quatro|sete|oito|dez|doze)(?!\\p{L}))'
/** "When rates drop below 4 percent, buy.", "From five on, buy.": what has to be so first. "Over 500 customers trust us" has not. */
const isConditional = new RegExp(
  `^\\P{L}*(?:(?:if|when|once|unless|wenn|falls|sobald|si|quand|dès que|cuando|se|quando|als)(?!\\p{L}).*|(?:from|above|over|under|below|ab|über|unter|dès|à partir d[eu]|au-delà d[eu]|a partir d[aeo]|con|más de|oltre|da|vanaf|boven|acima de|com) ${amount}(?:[ \\u00a0](?!pounds?|dollars?|euros?|francs?|franken)[\\p{L}%°]+){0,2}, .*)[^!\\s]\\s*$`,
  'iu',
)

/** True for a line that orders its reader to buy, book or ask for something now. */
export function isCallToAction(text: string): boolean {
  const line = text.slice(0, 600)
  const words = line.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  if (words > 40) return false
  return (
    callsToAction.some((pattern) => pattern.test(line)) ||
    (endsOnOrder.test(line) && !isConditional.test(line))
  )
}

const emoji = /(?![✅✔✓☑❌✗✘→])\p{Emoji_Presentation}/u
const phone = /(?:\+|\(?\b0|\b1[-\s])[\d\s()./-]{7,}\d\b/u
const contact =
  /(?<!\p{L})(?:press|media|contact|phone|call|tel|fax|e-?mail|presse|kontakt|telefon|rufen|appel\p{L}*|téléphone|prensa|teléfono|llam\p{L}*|stampa|telefono|imprensa|telefone|whatsapp|hotline|enquiries|inquiries)(?!\p{L})/iu
const emailAddress = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/u

/**
 * True for a sentence, list item or short line that surrounds content instead of being some: banners, forms, adverts,
 * calls to action, bylines, navigation, press contacts. Seven languages; the others go by signs alone.
 */
export function isBoilerplate(text: string): boolean {
  const line = text.slice(0, 600)
  const words = line.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  if (emoji.test(line) || always.some((pattern) => pattern.test(line))) return true
  if (isAppeal(line) || isShopNotice(line)) return true
  if (isCallToAction(line)) return true
  if (words <= 30 && contact.test(line) && (phone.test(line) || emailAddress.test(line))) return true
  const isSentence = words > 6 && endsSentence.test(line)
  if (
    credits.test(line) ||
    (!isSentence && (creditsInFragments.test(line) || topLinks.test(line) || line.includes('©')))
  )
    return true
  if (isConsentNotice(line) || isMeter(line) || isNewsletterNotice(line) || isOpeningHours(line)) return true
  if (words > maxShortWords) return false
  if (menuLine.test(line) || choicesLine.test(line)) return true
  if (!(words > 3 && endsWithWord.test(line)) && isByline(line)) return true
  return !isSentence && (dated.test(line) || shortOpenings.some((pattern) => pattern.test(line)))
}

const headings = opening(
  "shop (?:this|the) (?:post|look|story|article)|products (?:mentioned|featured|used) in this.*|produkte (?:aus|in) diesem (?:artikel|beitrag).*|shoppez (?:cet|le|la).*|les produits de (?:cet |l[’']\\s?)article.*|productos de este artículo.*|prodotti (?:citati|di questo articolo).*|produtos (?:citados|deste artigo).*|producten (?:uit|in) dit artikel.*|この記事で紹介した(?:商品|製品).*|文中(?:提到|推荐)的?(?:商品|产品).*|(?:related|recommended|more|further|popular|latest|other) (?:articles?|posts?|reading|stories|content|resources|news|guides|from).*|read (?:next|more)|you (?:may|might) also like.*|(?:about|meet) (?:the|our) (?:authors?|team|company|writer)|about us|(?:our|join our|get our) newsletter|newsletter sign-?up|subscribe(?: (?:to|now|today|for).*)?|stay (?:updated|in touch|informed).*|sign up (?:for|to|now|today|free).*|contact(?: us)?|get in touch|comments?(?: \\(\\d+\\))?|leave a (?:comment|reply)|share(?: this.*)?|follow us|advertisement|sponsored(?: (?:content|posts?|links?|stories|by.*))?|our (?:partners|sponsors)|table of contents|in this article|on this page|references and further reading|(?:press|media) contact.*|cookie (?:policy|settings|notice)|privacy (?:policy|notice)|legal notice|(?:book|request|get|claim) (?:a|your) (?:free |no-obligation )*(?:quote|demo|estimate|call|callback|consultation|appointment|trial|survey today).*|start your (?:free|trial|journey).*|ready to (?:get|start|talk|try|buy|find|see|join|save|switch).*|(?:verwandte|ähnliche) (?:artikel|beiträge|themen|inhalte|seiten|produkte|links|meldungen).*|weitere (?:artikel|beiträge|themen).*|das könnte (?:sie|dich|dir|ihnen|euch).*|über (?:den autor|die autorin|uns).*|kontakt(?:ieren sie.*)?|(?:\\p{N}+ )?kommentare?(?: \\(\\p{N}+\\))?|inhalt(?:sverzeichnis)?|anzeige|impressum|datenschutzerklärung|pressekontakt|jetzt (?:kostenlos|anfragen|anmelden|beraten|bestellen|kaufen|testen|termin|angebot|newsletter|starten).*|articles (?:similaires|liés|associés)|à lire aussi|à propos(?: de (?:l[’']auteur.*|nous|ce site|notre .*))?|contact(?:ez-nous.*)?|commentaires?|sommaire|publicité|mentions légales|abonnez-vous.*|artículos relacionados|te puede interesar|sobre (?:el autor|nosotros)|contacto|contáctanos|comentarios|índice|publicidad|aviso legal|suscríbete(?: (?:a nuestr|a la newsletter|al bolet|ya|ahora|gratis|y recibe).*)?|articoli correlati|chi siamo|contatti|commenti|indice|artigos relacionados|sobre nós|contato|comentários",
)

/** True for a heading over parts of a page that are no content: related pages, sign-ups, authors, contacts. */
export function isBoilerplateHeading(text: string): boolean {
  const line = text.slice(0, 120).trim()
  const found = headings.exec(line)?.[0]
  return found !== undefined && line.replace(/[^\p{L}\p{N})]+$/u, '').length <= found.length
}
