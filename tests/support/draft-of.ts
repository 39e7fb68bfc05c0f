import { expect, type APIRequestContext } from '@playwright/test'
import type { PageDocument } from '@/schemas/page/document'

interface Draft {
  id: string
  definition: PageDocument
  draftNumber: number
  updatedBy: { name: string }
}

/** The draft as the server has it. */
export async function draftOf(staff: APIRequestContext, route: string): Promise<Draft> {
  const response = await staff.get('/adm/foPage/open', { params: { kind: 'page', name: route } })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { data: { item: Draft } }).data.item
}
