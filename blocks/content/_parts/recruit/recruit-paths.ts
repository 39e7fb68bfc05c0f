import { FORM_PAGE } from '@/schemas/rules/content/recruit-application'

/** The pages of recruitments. */
export const recruitPaths = {
  list: '/zin/brand/zenne/recruitment',
  form: (recruitId: number): string => `${FORM_PAGE}?recruitId=${recruitId}`,
  complete: `${FORM_PAGE}/complete`,
  detail: (recruitId: number): string => `${FORM_PAGE}/detail?recruitId=${recruitId}`,
} as const
