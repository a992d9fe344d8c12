const start = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?!\\p{L})`, 'iu')

const contrasts = start(
  [
    "but|however|yet|still|nevertheless|on the contrary|in fact|unfortunately|that is not|that[’']s not|it is not|it[’']s not|not so|wrong|not true",
    'aber|doch|jedoch|allerdings|dennoch|trotzdem|im gegenteil|leider|das stimmt nicht|das ist nicht|falsch|tatsächlich',
    "mais|pourtant|cependant|toutefois|néanmoins|en réalité|en fait|au contraire|malheureusement|ce n[’']est pas|c[’']est faux",
    'pero|sin embargo|no obstante|en realidad|por el contrario|lamentablemente|no es (?:así|cierto)|falso',
    'ma|però|tuttavia|eppure|in realtà|al contrario|purtroppo|non è (?:così|vero)',
    'mas|porém|contudo|no entanto|entretanto|na verdade|pelo contrário|infelizmente|não é (?:assim|verdade)',
  ].join('|'),
)
/** "The trial found no use in it." */
const refutes =
  /(?<!\p{L})(?:found no|no evidence|did not (?:find|confirm)|could not be confirmed|fand(?:en)? kein\p{L}*|kein beleg|nicht bestätigt|n[’']a (?:trouvé aucun|pas confirmé)|aucune preuve|no (?:encontró|se confirmó)|ninguna prueba|non ha trovato|nessuna prova|não encontrou|nenhuma prova)(?!\p{L})/iu

/** True for a sentence that takes back or limits the one before it. */
export function deniesPrevious(text: string): boolean {
  return contrasts.test(text) || refutes.test(text)
}
