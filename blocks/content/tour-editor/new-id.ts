import { randomId } from '@/lib/random-id'

/** Where tours that were never saved are kept in this browser. */
export const NEW = 'new'
export const newId = (): string => randomId((bytes) => crypto.getRandomValues(bytes))
export const editPath = (seq: number): string => `/styling/myhome/edit/${seq}`
