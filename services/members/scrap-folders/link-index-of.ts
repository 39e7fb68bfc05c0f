import { blindIndex } from '@/services/base/seal'

/** By which the link with this secret is found. */
export const linkIndexOf = (token: string): string => blindIndex(token, 'scrap_folder_link.token')
