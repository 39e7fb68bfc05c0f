import type { SubjectLoader } from '@/renderer/subjects'

/** The first of the sections of the window pages (C-WINDOWSEC); the others are pages of their own, which take precedence (RT-20). */
const FIRST = 'introduce'

/** `/zin/category/window` shows the first section; an unknown section is missing. */
export const windowSection: SubjectLoader = ({ params }) => {
  const asked = params['pageId'] ?? FIRST
  return Promise.resolve(
    asked === FIRST ? { found: { record: { PAGE_ID: FIRST }, title: '창호 소개', canonical: '/zin/category/window' } } : 'missing',
  )
}
