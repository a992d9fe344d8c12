const agencies =
  'dpa|afp|ap|rtr|reuters|upi|apa|sda|ats|kna|epd|efe|europa press|ansa|agi|adnkronos|askanews|lusa|anp|belga|tass|xinhua|kyodo'
const place = "\\p{Lu}[\\p{L}.'’-]+(?:[ /-]\\p{Lu}[\\p{L}.'’-]+){0,3}"
const dash = '\\s?[.,]?\\s?[–—-]{1,2}\\s+'

/** "GOLDEN PRAIRIE, Minn. — ", "Berlin (dpa) – ", "(Telefinanza) - ", "【東京共同】", "新华社北京3月5日电 ". */
const datelines = [
  /^\p{Lu}[\p{Lu} .'’-]{2,30}, \p{Lu}\p{L}{1,12}\.?\s[–—]\s+/u,
  new RegExp(`^(?:${place},? )?\\((?:${agencies})(?:[/, -][^)]{1,20})?\\)${dash}`, 'iu'),
  /^\(\p{Lu}\p{Ll}{4,20}\)\s[-–—]\s+(?=\p{Lu})/u,
  /^【[^】]{0,10}(?:共同|時事|ロイター|AFP|AP)】\s*/u,
  /^(?:新华社|中新社|新華社)[^,，。\s]{2,20}电\s*/u,
]

/** The characters at the beginning of a paragraph that say where and by which agency a report was filed; 0 for none. */
export function datelineLength(text: string): number {
  return Math.max(0, ...datelines.map((dateline) => dateline.exec(text)?.[0].length ?? 0))
}
