import { isOfficeList } from '@/schemas/rules/base/office-lists'

/** What the audit log calls a list of the console: of records, or another one (names-of.ts). */
export const listTarget = (type: string): string => `${isOfficeList(type) ? 'list' : 'record'}:${type}`
