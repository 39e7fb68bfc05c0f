import { expect } from 'vitest'
import { PEOPLE, type TestApp, type TestRequest } from '@/tests/support/test-app'

export const admin: TestRequest = { as: PEOPLE.admin }
export const manager: TestRequest = { as: PEOPLE.manager }
export const POSTED = '2026-06-01T00:00:00.000Z'
export const NOTICE = { category: 'guide', title: '휴무 안내', contents: '<p>쉽니다.</p>', postedAt: POSTED }

export interface Saved {
  id: string
  version: number
  state: string
  problems: { pointer: string }[]
}

/** The calls about notices, as staff make them and as visitors see what came of them. */
export function recordCalls(app: () => TestApp) {
  const post = async (call: string, body: object, options = admin) =>
    app().post(`/adm/record/${call}`, { type: 'notices', ...body }, options)
  const saved = async (call: string, body: object, options = admin): Promise<Saved> => {
    const { status, data } = await post(call, body, options)
    expect([status, data.resultMessage]).toEqual([200, expect.any(String)])
    return data.item as unknown as Saved
  }
  const browse = async (query = '') => (await app().get(`/adm/record/browse?type=notices${query}`, manager)).data
  return {
    post,
    saved,
    browse,
    create: (values: object = NOTICE) => saved('create', { values }),
    open: async (id: string) => (await app().get(`/adm/record/open?type=notices&id=${id}`, manager)).data.item,
    names: async (query = '') => (await browse(query)).items.map(({ name }) => name),
    visible: async (id: string) => (await app().get(`/svc/noticeSvcApi/svcRead?id=${id}`)).status === 200,
    act: async (body: object) =>
      (await post('act', body)).data.item as unknown as { batch: string; done: number; refused: { why: string }[] },
  }
}
