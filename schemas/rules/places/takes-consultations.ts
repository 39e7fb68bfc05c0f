/** The type of shop that takes none: a mart sells, and does not come to measure. */
export const NO_CONSULTATIONS = 'mart'

export const takesConsultations = (type: string): boolean => type !== NO_CONSULTATIONS
