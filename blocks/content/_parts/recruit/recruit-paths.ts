import { FORM_PAGE } from '@/schemas/rules/content/recruit-application'

export const RECRUITMENT_PAGE = '/zin/brand/zenne/recruitment'
export const formPath = (recruitId: number): string => `${FORM_PAGE}?recruitId=${recruitId}`
export const COMPLETE_PAGE = `${FORM_PAGE}/complete`
/** Without a number it shows the latest application. */
export const detailPath = (recruitId?: number): string => `${FORM_PAGE}/detail${recruitId === undefined ? '' : `?recruitId=${recruitId}`}`
/** The number of a recruitment in the URL; undefined for what is none. */
export const recruitIdIn = (text: string | undefined): number | undefined => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)
