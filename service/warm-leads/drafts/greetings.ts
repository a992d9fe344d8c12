export type Greetings = { hello: string; helloTo: (firstName: string) => string; regards: string }

const english: Greetings = { hello: 'Hello,', helloTo: (name) => `Hi ${name},`, regards: 'Best regards' }

/** The greeting and the closing of an email, by language. */
export const greetings: Readonly<Record<string, Greetings>> = {
  en: english,
  de: { hello: 'Guten Tag,', helloTo: (name) => `Hallo ${name},`, regards: 'Viele Grüße' },
  fr: { hello: 'Bonjour,', helloTo: (name) => `Bonjour ${name},`, regards: 'Cordialement' },
  es: { hello: 'Hola:', helloTo: (name) => `Hola, ${name}:`, regards: 'Un saludo' },
  it: { hello: 'Buongiorno,', helloTo: (name) => `Buongiorno ${name},`, regards: 'Cordiali saluti' },
  pt: { hello: 'Olá,', helloTo: (name) => `Olá, ${name},`, regards: 'Com os melhores cumprimentos' },
  nl: { hello: 'Goedendag,', helloTo: (name) => `Beste ${name},`, regards: 'Met vriendelijke groet' },
}

export function greetingsIn(language: string): Greetings {
  return greetings[language] ?? english
}
