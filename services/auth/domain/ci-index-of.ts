import { blindIndex } from '@/services/base/seal'

/** Index of a CI, by which one person is one member (S-IDV-13). */
export const ciIndexOf = (ci: string): string => blindIndex(ci, 'member.ci')
