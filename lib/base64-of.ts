/** The bytes of a file as base64: the part of a data URL behind the comma, which the browser makes without a copy as text. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error ?? new Error(`Couldn't read ${file.name}.`))
    reader.readAsDataURL(file)
  })
}
