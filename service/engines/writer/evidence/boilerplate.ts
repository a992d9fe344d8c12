import { isAppeal } from './is-appeal.ts'

const start = '^[^\\p{L}\\p{N}]*'
const end = '(?![\\p{L}\\p{M}])'
const anywhere = (phrases: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases})${end}`, 'iu')
const opening = (phrases: string) => new RegExp(`${start}(?:${phrases})${end}`, 'iu')

/** What no sentence of an article says: banners, forms, share bars, credits, legal lines, shop notices. */
const always: RegExp[] = [
  anywhere(
    'accept (?:all )?cookies|(?:we|(?:this|our) (?:web)?site) uses? cookies|cookie (?:settings|preferences|notice)|all rights reserved|enable javascript|your browser (?:does not|doesn.t)|(?:please )?(?:enter|provide|select|choose|fill in|fill out) (?:a |an |your |the )?(?:valid |correct |five-digit |5-digit |\\d-digit )*(?:zip|post(?:al)? ?code|e-?mail(?: address)?|phone number|password|first name|last name|full name|country|state)|required fields?|fields? marked with|i agree to (?:the|be)|by (?:submitting|clicking|signing up|subscribing|continuing)|we will never (?:share|spam)|unsubscribe (?:at )?any ?time|no spam|(?:use|enter|with) (?:promo |discount |coupon )?code [A-Z0-9]{4,}|limited[- ]time offer|launch offer|offer ends|free shipping|add to (?:cart|basket)|(?:buy|order|shop|call) now|while (?:stocks|supplies) last|money[- ]back guarantee|affiliate (?:links?|commission)|we may earn a commission|sponsored (?:content|post)|paid (?:partnership|content)|(?:image|photo|picture) (?:credit|source)|share this (?:article|post|page|story)|(?:share|follow us|pin) (?:on|via) (?:facebook|twitter|x|linkedin|pinterest|instagram|whatsapp|e-?mail)|copy link|skip to (?:main |the )?content|back to top|leave a (?:comment|reply)|comments are closed|about the author|you (?:may|might) also (?:like|enjoy)|recommended for you|related (?:articles?|posts?|stories)|(?:media|press) (?:contact|enquiries|inquiries)|for (?:media|press) (?:enquiries|inquiries)|min(?:ute)?s? read|start (?:your|a) (?:free )?trial|(?:book|request|schedule|get) (?:a|your) (?:free )?(?:demo|quote|estimate|consultation|callback)|(?:sign up|subscribe) (?:to|for) (?:our|the|my|free)|join (?:our|over|\\d[\\d,.]*\\+?) .{0,30}(?:newsletter|subscribers|community|list)|click (?:here|below|the (?:button|link))',
  ),
  anywhere(
    'cookies? (?:akzeptieren|zulassen|ablehnen)|verwende[tn]? (?:diese )?cookies|cookie-einstellungen|alle rechte vorbehalten|(?:geben|wählen|tragen|füllen) sie (?:bitte )?(?:ihre?n?|eine?n?|die|das) .{0,40}(?:ein|aus)|bitte (?:geben|wählen|füllen|tragen) sie|pflichtfeld(?:er)?|ich (?:stimme|bin damit einverstanden)|mit (?:ihrer anmeldung|dem absenden|klick auf)|(?:jetzt|hier) (?:kostenlos |unverbindlich |gratis )?(?:abonnieren|anmelden|registrieren|kaufen|bestellen|klicken|anfragen|herunterladen|sichern|beraten lassen|termin vereinbaren|angebot anfordern|entdecken|informieren)|in den warenkorb|versandkostenfrei|nur für kurze zeit|solange der vorrat reicht|gutscheincode|rabattcode|klicken sie hier|hier klicken|mehr (?:erfahren|lesen)|weiterlesen|lesen sie (?:auch|mehr|hier|dazu)|das könnte sie auch interessieren|folgen sie uns|kontaktieren sie uns|rufen sie uns|(?:kostenlose[sn]?|unverbindliche[sn]?) (?:angebot|beratung|erstgespräch|probemonat) .{0,20}(?:anfordern|vereinbaren|sichern|anfragen|holen)|min(?:uten)? lesezeit|lesezeit:|bildnachweis|foto:|fotos:|bildquelle|über (?:den autor|die autorin)|ähnliche (?:artikel|beiträge)|kommentar (?:schreiben|hinterlassen)|pressekontakt|ansprechpartner für (?:die )?(?:medien|presse)|javascript aktivieren|nach oben|zum inhalt springen|artikel teilen|newsletter (?:abonnieren|anmelden|bestellen)|enthält werbung|affiliate-links?',
  ),
  anywhere(
    "accepter (?:les |tous les )?cookies|utilis(?:e|ons) des cookies|tous droits réservés|(?:veuillez|merci de) (?:saisir|entrer|renseigner|sélectionner|remplir|indiquer)|(?:saisissez|entrez|renseignez|indiquez) (?:votre|un|une)|champs? obligatoires?|j[’']accepte (?:les|de|que)|en (?:soumettant|cliquant|vous inscrivant)|abonnez-vous (?:à (?:notre|la newsletter|l.infolettre)|gratuit|maintenant|dès|pour recevoir)|inscrivez-vous (?:à (?:notre|la newsletter|l.infolettre)|gratuit|maintenant|dès|pour recevoir)|cliquez (?:ici|sur)|en savoir plus|lire (?:la suite|aussi)|lisez aussi|à lire aussi|partager (?:sur|cet)|suivez-nous|contactez-nous|appelez-nous|essai gratuit|(?:demander|demandez|obtenir|obtenez) (?:un|votre) (?:devis|démo)|ajouter au panier|livraison (?:gratuite|offerte)|code promo|offre (?:limitée|valable|de lancement)|profitez(?:-en)? (?:de|dès)|temps de lecture|crédits? photo|à propos de l[’']auteur|articles (?:similaires|liés|associés)|laisser un commentaire|contact presse|haut de page|aller au contenu|sans engagement",
  ),
  anywhere(
    'aceptar (?:las |todas las )?cookies|utiliza(?:mos)? cookies|todos los derechos reservados|(?:por favor,? )?(?:introduzca|introduce|ingrese|ingresa|escriba|seleccione) (?:su|tu|un|una)|campos? obligatorios?|acepto (?:la|los|las)|al (?:enviar|hacer clic|suscribirte|suscribirse)|suscr[ií]b(?:ete|ase|irse) (?:a nuestr|a la newsletter|(?:al|a un|a mi) bolet|gratis|ya|ahora|y recibe)|reg[ií]str(?:ate|ese) (?:gratis|ya|ahora|aquí|hoy)|haz clic|haga clic|pulsa aquí|leer más|más información aquí|lee también|te puede interesar|compartir (?:en|este)|síguenos|contáctenos|contáctanos|contacta con nosotros|llámanos|prueba gratis|prueba gratuita|(?:solicita|solicite|pide|pida) (?:tu|su|un|una|ya) .{0,20}(?:presupuesto|demo|cita)|añadir al carrito|envío gratis|código (?:promocional|de descuento)|oferta (?:limitada|de lanzamiento)|¡?aprovecha|tiempo de lectura|crédito de la foto|sobre el autor|artículos relacionados|deja (?:un|tu) comentario|contacto de prensa|volver arriba|saltar al contenido|sin compromiso',
  ),
  anywhere(
    'accetta(?:re)? (?:i |tutti i )?cookie|utilizza(?:mo)? (?:i )?cookie|tutti i diritti riservati|(?:inserisci|inserire|seleziona) (?:il|la|tuo|un)|campi obbligatori|iscriviti (?:alla nostra|alla newsletter|gratis|ora|subito|e ricevi)|registrati (?:ora|subito|gratis)|clicca (?:qui|sul)|leggi (?:anche|di più|tutto)|scopri di più|condividi (?:su|questo)|seguici|contattaci|chiamaci|prova gratuita|richiedi (?:un|il|subito)|aggiungi al carrello|spedizione gratuita|codice sconto|tempo di lettura|articoli correlati|lascia un commento|torna su|senza impegno|aceitar (?:os |todos os )?cookies|utiliza(?:mos)? cookies|todos os direitos reservados|(?:insira|digite|selecione|preencha) (?:o|a|seu|sua|um)|campos? obrigatórios?|inscreva-se (?:na nossa|em nossa|no nosso|na newsletter|gratuit|agora|já|e receba|para receber)|cadastre-se|assine (?:a|nossa)|clique (?:aqui|no)|leia (?:mais|também)|saiba mais|compartilh(?:e|ar) (?:no|em|este)|siga-nos|entre em contato|fale conosco|teste grátis|(?:peça|solicite) (?:um|uma|seu) .{0,15}(?:orçamento|demonstração)|adicionar ao carrinho|frete grátis|tempo de leitura|artigos relacionados|deixe um comentário|voltar ao topo',
  ),
  anywhere(
    'cookies? (?:accepteren|toestaan|weigeren)|gebruik(?:t|en) cookies|cookie-?instellingen|alle rechten voorbehouden|lees (?:ook|meer|verder)|meer lezen|schrijf (?:je|u) in voor (?:de|onze) nieuwsbrief|volg ons (?:op|via)|neem contact (?:met ons )?op voor|in (?:de )?winkel(?:wagen|mand)|gratis verzending|klik hier|leestijd|over de auteur|gerelateerde artikelen|reageren is niet mogelijk|verplichte velden|naar boven|kortingscode',
  ),
  /お申し?込みください|登録はこちら|詳しくはこちら|お問い合わせください|メールで受け取る|無料(?:見積|相談|体験|登録)|今すぐ(?:購入|登録|注文)|クリックしてください|点击(?:这里|此处|查看)|立即(?:购买|注册|订阅|咨询)|免费(?:试用|报价)|扫码|关注我们|转载请注明/u,
  /[©]\s?\d{4}|copyright \d{4}/iu,
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
const creditsInFragments = anywhere('sponsored by|photo(?:graph)? by|getty images|shutterstock')

/** A line is boilerplate when it begins so and is short; in the middle of a text the same words may be its subject. */
const shortOpenings = [
  /^[^\p{L}]*(?:(?:words|text|story|photos?) )?(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i) \p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*)+/u,
  opening(
    'written by|reviewed by|edited by|medically reviewed|posted (?:on|by|in)|published(?: on| by)?:?|(?:last )?updated(?: on)?:?|tags?:|categor(?:y|ies):|filed under|source:|advertisement|anzeige|werbung|publicité|publicidad|pubblicità|publicidade|sponsored|read (?:more|next|also|our|the full)|see (?:also|more|all|our)|learn more|find out more|check out (?:our|the)|explore (?:our|more|all)|discover (?:our|more)|download (?:the|our|your|this)|watch (?:the|our|now)|listen (?:to|now)|get (?:started|in touch|the|your|a free|our)|contact us|talk to|call us|visit our|privacy policy|terms (?:of|and)|cookie policy|imprint|impressum|datenschutz|mentions légales|aviso legal|table of contents|contents|inhalt(?:sverzeichnis)?|sommaire|índice|thank you for|thanks for|tel(?:efon|éfono|éphone|efono)?[.:]|(?:phone|fax)(?: (?:number|us))?\\s*(?:[.:(+\\d]|$)|e-?mail:|opening hours|öffnungszeiten|veröffentlicht|aktualisiert|stand:|autor(?:in)?:|text:|publié|mis à jour|publicado|actualizado|redacción|pubblicato|aggiornato|atualizado',
  ),
]
const maxShortWords = 12
/** A word of a menu is one where it is all of the line, or what follows belongs to the page: "Share this", "Next page". */
const menuLine = new RegExp(
  `${start}(?:log ?in|sign in|sign up|register|subscribe|follow|share|print|save|previous|next|home|menu|search|loading)(?:\\s(?:here|now|today|us|me|all|this|it|in|on|via|with|by|to|for|page|post|article|story|site|results?|later|more|out|up|free|or log in|e-?mail|facebook|twitter|x|linkedin|pinterest|whatsapp))*[^\\p{L}\\p{N}]*(?:$|[›»>|·•/])`,
  'iu',
)

/** Who stores what of a visitor, and how many articles are still free: said by the page to its visitor. */
const asksVisitor: RegExp[] = [
  anywhere(
    "(?:we and )?our (?:\\p{N}+ )?(?:\\p{L}+ )?partners (?:store|use|process|access)|(?:store|access)(?: and(?:/or)? (?:store|access))? information on (?:a|your) device|you can change your mind at any time|you have (?:only )?\\p{N}+ (?:more )?(?:free |complimentary )?(?:articles?|stories|reads?) (?:left|remaining)|this is your last free (?:article|story)|(?:unsere|die) (?:\\p{N}+ )?partner (?:speichern|verarbeiten|nutzen)|informationen auf (?:ihrem|deinem|einem) (?:end)?gerät|ihre einwilligung können sie|sie haben (?:noch|nur noch) \\p{N}+ (?:freie|kostenlose|gratis)[- ]?artikel|nos (?:\\p{N}+ )?partenaires (?:et nous|utilisent|stockent)|utilis(?:ons|ent) des traceurs|vous pouvez changer d[’']avis à tout moment|il vous reste \\p{N}+ articles?|nuestros (?:\\p{N}+ )?socios (?:guardamos|almacenamos|utilizamos|usamos)|información en su dispositivo|puede cambiar de opinión en cualquier momento|te quedan \\p{N}+ artículos|i nostri (?:\\p{N}+ )?partner (?:memorizziamo|utilizziamo|archiviamo)|informazioni sul tuo dispositivo|puoi cambiare idea in qualsiasi momento|hai ancora \\p{N}+ articoli|(?:nossos|os nossos) (?:\\p{N}+ )?parceiros (?:armazen|utiliz|guard)\\p{L}*|informações no (?:seu )?dispositivo|restam(?:-lhe)? \\p{N}+ artigos",
  ),
  /社のパートナー(?:は|と)|お使いの端末に情報を保存|設定はいつでも変更できます|あと\p{N}+本(?:無料で)?(?:読め|お読み)|会員登録はこちら/u,
]

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
  `[,;:!–—-]\\s*(?:(?:order|buy|book|shop|grab)${notLater}(?: \\p{L}+){1,2}|hurry${upToTwoWords}|(?:commandez|achetez|réservez|dépêchez-vous|profitez-en)${notLater}${upToTwoWords}|(?:jetzt )?(?:zugreifen|bestellen|zuschlagen)|(?:bestellen|kaufen|greifen) sie${notLater}${upToTwoWords}|(?:compr[ea]|pid[ea]|reserv[ea]|aprovech[ea])${notLater}${upToTwoWords}|(?:ordina|acquista|approfitta(?:ne)?|prenota|compre|peça|aproveite)${notLater}${upToTwoWords})\\s*[.!]*$`,
  'iu',
)
/** "When rates drop below 4 percent, buy." */
const isConditional =
  /^\P{L}*(?:if|when|once|unless|wenn|falls|sobald|si|quand|dès que|cuando|se|quando)(?!\p{L}).*[^!\s]\s*$/iu

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
  if (emoji.test(line) || always.some((pattern) => pattern.test(line)) || isAppeal(line)) return true
  if (words <= 40 && callsToAction.some((pattern) => pattern.test(line))) return true
  if (words <= 40 && endsOnOrder.test(line) && !isConditional.test(line)) return true
  if (words <= 30 && contact.test(line) && (phone.test(line) || emailAddress.test(line))) return true
  const isSentence = words > 6 && /[.!?]["”’»)]*$/u.test(line)
  if (credits.test(line) || (!isSentence && creditsInFragments.test(line))) return true
  if (asksVisitor.some((pattern) => pattern.test(line))) return true
  if (words <= maxShortWords && menuLine.test(line)) return true
  return !isSentence && words <= maxShortWords && shortOpenings.some((pattern) => pattern.test(line))
}

const headings = opening(
  '(?:related|recommended|more|further|popular|latest|other) (?:articles?|posts?|reading|stories|content|resources|news|guides|from).*|read (?:next|more)|you (?:may|might) also like.*|(?:about|meet) (?:the|our) (?:authors?|team|company|writer)|about us|(?:our|join our|get our) newsletter|newsletter sign-?up|subscribe(?: (?:to|now|today|for).*)?|stay (?:updated|in touch|informed).*|sign up (?:for|to|now|today|free).*|contact(?: us)?|get in touch|comments?(?: \\(\\d+\\))?|leave a (?:comment|reply)|share(?: this.*)?|follow us|advertisement|sponsored.*|our (?:partners|sponsors)|table of contents|in this article|on this page|references and further reading|(?:press|media) contact.*|cookie (?:policy|settings|notice)|privacy (?:policy|notice)|legal notice|(?:book|request|get|claim) (?:a|your) (?:free |no-obligation )*(?:quote|demo|estimate|call|callback|consultation|appointment|trial|survey today).*|start your (?:free|trial|journey).*|ready to (?:get|start|talk|try|buy|find|see|join|save|switch).*|verwandte.*|ähnliche.*|weitere (?:artikel|beiträge|themen).*|das könnte.*|über (?:den autor|die autorin|uns).*|kontakt(?:ieren.*)?|kommentare?.*|inhalt(?:sverzeichnis)?|anzeige|impressum|datenschutzerklärung|pressekontakt|jetzt (?:kostenlos|anfragen|anmelden|beraten|bestellen|kaufen|testen|termin|angebot|newsletter|starten).*|articles (?:similaires|liés|associés)|à lire aussi|à propos(?: de .*)?|contact(?:ez.*)?|commentaires?|sommaire|publicité|mentions légales|abonnez-vous.*|artículos relacionados|te puede interesar|sobre (?:el autor|nosotros)|contacto|contáctanos|comentarios|índice|publicidad|aviso legal|suscríbete(?: (?:a nuestr|a la newsletter|al bolet|ya|ahora|gratis|y recibe).*)?|articoli correlati|chi siamo|contatti|commenti|indice|artigos relacionados|sobre nós|contato|comentários',
)

/** True for a heading over parts of a page that are no content: related pages, sign-ups, authors, contacts. */
export function isBoilerplateHeading(text: string): boolean {
  const line = text.slice(0, 120).trim()
  const found = headings.exec(line)?.[0]
  return found !== undefined && line.replace(/[^\p{L}\p{N})]+$/u, '').length <= found.length
}
