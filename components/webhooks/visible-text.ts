// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** Returns third-party text with what controls its display (direction marks, control characters) written out instead. */
export function visibleText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(invisible, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
