/** The texts of settings/. */
export const settings = {
  language: 'Language',
  'language.system': 'As the system',
} as const;
