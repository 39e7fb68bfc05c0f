// Every text that members and visitors write in their own words is checked for forbidden words, or is read only by its writer and staff.
import { expect, test } from 'vitest'
import { allContracts, isWrite, type AnyContract } from '@/schemas/api/base/contract'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import '@/services/areas'

interface Schema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

function textsOf(schema: Schema, name = ''): string[] {
  if (schema.properties) return Object.entries(schema.properties).flatMap(([key, child]) => textsOf(child, name ? `${name}.${key}` : key))
  if (schema.items) return textsOf(schema.items, name)
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsOf(one, name))
  return schema.type === 'string' && !schema.format && !schema.enum && schema.const === undefined ? [name] : []
}
const asks = ({ errors }: AnyContract): boolean =>
  Object.values((errors ?? {}) as Record<string, readonly unknown[]>).some(([, sentence]) => sentence === FORBIDDEN_WORD)

/** Fields of free text. */
const OWN_WORDS = /(?:^|\.)(?:nickname|content|contents|comment|reason|story|memo|data|data\d+|desc|title|typeDesc|recommender)$/

/** Calls that take such a field and answer no E-FW. */
const WITHOUT: Record<string, readonly string[]> = {
  'staff alone read why a text was reported': ['event.svcReplyReport', 'goodsReview.report', 'interior.reportReply', 'people.report'],
  'staff alone read what a business says of itself': ['agency.join', 'biz.saveBizcom'],
  'the person who asks and staff alone read a consultation': [
    'consulting.save',
    'consulting.saveEvaluation',
    'consulting.saveMessage',
    'consulting.ask',
  ],
  'staff alone read why an order is cancelled': ['order.askCancel', 'order.askGuestCancel', 'order.cancel', 'order.guestCancel'],
  'the buyer and staff alone read why goods come back': ['order.exchange', 'order.guestExchange', 'order.guestRefund', 'order.refund'],
  'the words of the page that is shared; they are shown to no one else': ['link.shorten', 'link.feedCard'],
  'the nickname is refused at its field (services/members/members/modify-member.ts)': ['acct.modifyMember'],
}

test('V-FW-1: every call that accepts a public text answers E-FW, or is listed here with the reason why not', () => {
  const open = allContracts()
    .filter((contract) => isWrite(contract) && !['manager', 'admin'].includes(contract.access) && !asks(contract))
    .filter(({ input }) => textsOf(input as Schema).some((name) => OWN_WORDS.test(name)))
    .map(({ id }) => id)
  expect(open.sort()).toEqual(Object.values(WITHOUT).flat().sort())
})
