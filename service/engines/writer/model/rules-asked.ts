/**
 * What an editor works out of the rules that a text gives, as a part of a task. Each is held against the cautions of the same text:
 * a closing rule that forgets one of them is what cost finished articles most.
 */
export const rulesAsked =
  '- rules: each rule, limit and sum by which a reader decides, in opening, headings, tables and ending, held one after the other against every caution, range, exception and second figure that the text or its source has. rule: its words. against: those that bear on it. holds: "yes", or what it must say. It fails with the worse of two figures; it has a word where the reader needs a number ("long", "many"), or no upper or lower end; the sum counts what is paid either way, what is spent already or one thing twice, leaves out a cost of one side or takes for granted what it does not say; two places give the same rule in words that differ. Do each sum again.'
