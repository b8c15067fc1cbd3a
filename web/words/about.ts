import type { Speech } from './words.ts';

/** What is said of the house, for search engines and where a link to it is shown. */
export const aboutHouse = ({ t }: Pick<Speech, 't'>): { readonly title: string; readonly about: string } => ({
  title: t('app.name'),
  about: t('app.about'),
});
