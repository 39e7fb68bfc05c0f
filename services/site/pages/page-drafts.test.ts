import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { documents, revisions } from '@/services/db/tables/site'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { page, fragment, save, publish, put, read, rows } from './save-for-tests'
import { app, block, openPages } from './open-pages-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openPages(kind)

  test('R2: a save names the draft that it was made from; a stale one is told who was faster, and nothing is lost', async () => {
    const { data } = await save(page('/a'))
    const id = data.item['id']
    expect((await save(page('/a', { title: '둘째' }), { draftNumber: 1 })).data.item).toEqual({ id, draftNumber: 2 })
    const late = await save(page('/a', { title: '늦은 저장' }), { draftNumber: 1 })
    expect(late).toMatchObject({
      status: 409,
      data: { result: '409', item: { draftNumber: 2, updatedBy: 'admin' }, problems: [{ pointer: '/draftNumber' }] },
    })
    expect(late.data.problems?.[0]?.message).toMatch(/^마지막 저장: \d{4}\.\d\d\.\d\d \d\d:\d\d, 관리자$/)
    expect((await save(page('/a'))).status).toBe(409)
    const [stored] = await app.open.db.select().from(documents)
    expect(stored).toMatchObject({ title: '둘째', draftNumber: 2, edited: true, updatedBy: 'admin' })
  })

  test('of two saves at once from one draft, one wins', async () => {
    await save(page('/race'))
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => save(page('/race', { title: `저장 ${i}` }), { draftNumber: 1 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const created = await Promise.all(Array.from({ length: 4 }, () => save(page('/new'))))
    expect(created.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('what was stored is what was sent, rich text made harmless', async () => {
    const unknown = { id: 'x', type: 'from-the-future', v: 9, props: { any: ['thing', { 한글: null }] } }
    const { data } = await save(
      page('/a', {
        blocks: [
          unknown,
          block('b1', { title: '<b>글</b>', body: '<p>안녕</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>' }),
        ],
      }),
    )
    const [stored] = await app.open.db
      .select()
      .from(documents)
      .where(eq(documents.id, data.item['id'] as string))
    const draft = JSON.parse(stored!.draft) as { blocks: Record<string, Record<string, unknown>>[] }
    expect(draft.blocks[0]).toEqual(unknown)
    expect(draft.blocks[1]!['props']).toMatchObject({ title: '<b>글</b>', body: expect.stringContaining('<p>안녕</p>') })
    expect(stored!.draft).not.toMatch(/onerror|javascript:/)
  })

  test('what is wrong is refused with its place, and nothing is stored', async () => {
    const refused = async (definition: unknown, pointer: string | RegExp) => {
      const { status, data } = await save(definition)
      expect(status).toBe(400)
      expect(data.problems?.[0]).toEqual(
        expect.objectContaining({ pointer: expect.stringMatching(pointer), message: expect.stringMatching(/[가-힣].*[.다]/) }),
      )
      expect(await rows()).toBe(0)
    }
    const deep = (levels: number): unknown =>
      levels === 0 ? [] : [{ id: `n${levels}`, type: 'box', v: 1, props: {}, slots: { content: deep(levels - 1) } }]
    await refused(page('/a', { blocks: [block('b1'), block('b1')] }), /^\/definition\/blocks\/1\/id$/)
    await refused(page('/a', { blocks: deep(40) }), /^\/definition\/blocks\/0/)
    await refused(page('/a', { layout: 'nowhere' }), /^\/definition\/layout$/)
    await refused(page('/a', { blocks: [block('b1', { title: 1 })] }), /^\/definition\/blocks\/0\/props\/title$/)
    await refused(page('/a/:'), /^\/definition\/route$/)
    await refused(page('/a/:id?/b'), /^\/definition\/route$/)
    await refused({ ...page('/a'), kind: 'nothing' }, /^\/definition\/kind$/)
    await refused(page('/a', { blocks: 'none' }), /^\/definition\/blocks$/)
    await refused('text', /^\/definition$/)
    const raw = (body: string) => app.post('/adm/foPage/save', body, { as: PEOPLE.admin, headers: { 'content-type': 'application/json' } })
    const evil = JSON.stringify({ definition: page('/a') }).replace('"title":"b1"', '"title":"b1","__proto__":{"polluted":true}')
    expect((await raw(evil)).data.problems).toEqual([
      expect.objectContaining({ pointer: '/definition/blocks/0/props/__proto__', keyword: 'name' }),
    ])
    expect((await raw(`{"definition":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`)).data.problems?.[0]).toMatchObject({
      keyword: 'depth',
      pointer: expect.stringMatching(/^\/definition\/a\/a/),
    })
    expect((await raw(`{"definition":{"blocks":[${'{},'.repeat(25_000)}{}]}}`)).data.problems?.[0]).toMatchObject({ keyword: 'nodes' })
    expect((await raw(`{"definition":{"a":"\\u0000"}}`)).data.problems?.[0]).toMatchObject({ keyword: 'nul', pointer: '/definition/a' })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(await rows()).toBe(0)
  })

  test('a document of many megabytes is taken, one over 8 MB is refused before it was read', async () => {
    const blocks = (count: number) => Array.from({ length: count }, (_, i) => block(`b${i}`, { title: '가'.repeat(1_000) }))
    expect((await save(page('/big', { blocks: blocks(2_000) }))).status).toBe(200)
    expect((await save(page('/bigger', { blocks: blocks(3_000) }))).status).toBe(413)
    expect(await rows()).toBe(1)
  })

  test('a draft may be unfinished, what is published may not', async () => {
    const { status, data } = await save(
      page('/a', { blocks: [block('b1', { title: '' }), block('b2', {}), { ...block('b3'), type: 'from-the-future' }] }),
    )
    expect(status).toBe(200)
    const refused = await publish(data.item['id'] as string)
    expect(refused).toMatchObject({ status: 400, data: { resultMessage: '게시할 수 없습니다. 표시된 곳을 고쳐 주세요.' } })
    expect(refused.data.problems?.map(({ blockId }) => blockId)).toEqual(['b1', 'b2', 'b3'])
    expect(await app.open.db.select().from(revisions)).toEqual([])
    expect((await read('/a')).status).toBe(404)
  })

  test('an address moves when the draft is published, and no address is given twice', async () => {
    const id = await put(page('/old'))
    await put(page('/other'))
    expect((await save(page('/other'), { id, draftNumber: 1 })).status).toBe(409)
    await save(page('/new'), { id, draftNumber: 1 })
    expect([(await read('/old')).status, (await read('/new')).status]).toEqual([200, 404])
    await publish(id)
    expect([(await read('/old')).status, (await read('/new')).status]).toEqual([404, 200])
    expect((await save(fragment('new'), { id, draftNumber: 2 })).status).toBe(409)
    expect((await save(page('/x'), { id: 'no-such-document' })).status).toBe(404)
    expect((await publish('no-such-document')).status).toBe(404)
  })

  test('fragments may use one another, never themselves', async () => {
    await put(fragment('c'))
    await put(fragment('b', ['c']))
    await put(fragment('a', ['b']))
    const self = await save(fragment('d', ['d']))
    expect(self).toMatchObject({
      status: 400,
      data: { problems: [{ pointer: '/definition/blocks', keyword: 'cycle', message: '조각이 서로를 담고 있습니다: d → d' }] },
    })
    const round = await save(fragment('c', ['a']), { draftNumber: 1 })
    expect(round.data.problems?.[0]?.message).toBe('조각이 서로를 담고 있습니다: c → a → b → c')
    expect((await app.get('/svc/service/page?kind=fragment&name=c')).data.item['blocks']).toHaveLength(1)
  })
})
