const small: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two zwei deux dos due dois twee',
    'three drei trois tres tre três drie',
    'four vier quatre cuatro quattro quatro',
    'five fünf cinq cinco cinque vijf',
    'six sechs seis sei zes',
    'seven sieben sept siete sette sete zeven',
    'eight acht huit ocho otto oito',
    'nine neun neuf nueve nove negen',
    'ten zehn dix diez dieci dez tien',
    'eleven elf onze once undici',
    'twelve zwölf douze doce dodici doze twaalf',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 2] as const)),
)

/** From two to twelve in seven languages. */
export const numberWords: readonly string[] = Object.keys(small)

/** The number at the start of a text, in digits or as a word; NaN without one. */
export function numberOf(text: string): number {
  return (
    small[(/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()] ??
    Number(/^\d[\d.,]*/.exec(text)?.[0].replace(/[.,]/g, '') ?? Number.NaN)
  )
}
