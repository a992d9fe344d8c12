/** The parts of the service, and which of its settings puts another engine in their place. */
export const engineWords: Readonly<Record<string, { label: string; setting?: string }>> = {
  writer: { label: 'Writer', setting: 'WRITER_URL, WRITER_MODEL, WRITER_KEY' },
  reader: { label: 'Page reader' },
  search: { label: 'Search', setting: 'SEARCH_URL' },
  answer_panel: { label: 'Answer panel', setting: 'ANSWER_ENGINES' },
  community: { label: 'Community' },
  illustrator: { label: 'Illustrator' },
  portraitist: { label: 'Portraitist' },
  adaptations: { label: 'Social adaptations' },
  speech: { label: 'Speech' },
  mail: { label: 'Mail', setting: 'SMTP_URL, MAIL_FROM' },
  files: { label: 'Files', setting: 'DATA_DIR' },
  database: { label: 'Database', setting: 'DATABASE_URL' },
  cache: { label: 'Cache and limits', setting: 'REDIS_URL' },
}
