// What is sent along with an entry: forged, incomplete, and as every game wants it.
import { describe, expect, test } from 'vitest'
import { forbiddenWords } from '@/services/db/tables/site'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { type Event, NOW, member, vendor, app, open, post, apply, generic, entriesIn, refused, OK, openEntries } from './apply-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openEntries(kind)

  describe('bad input: nothing is stored', () => {
    test.each(['', '0', '-1', 'abc', '1e3', '9999999999', "1' or 1=1"])('an event number like %j', async (eventId) => {
      expect((await apply(eventId)).status).toBe(400)
    })

    test('unknown, of another site, or not published', async () => {
      const message = '이벤트를 찾을 수 없습니다.'
      expect(await apply('99999999')).toMatchObject({ status: 404, message })
      const other = await open({ siteId: 'another' })
      await refused(other, apply(other), 404, message)
      const draft = await open({ publishedYn: 'N' })
      await refused(draft, apply(draft), 404, message)
    })

    test('a wrong type of event', async () => {
      const message = '이 이벤트에서는 쓸 수 없는 참여 방법입니다.'
      const quiz = await open({ eventType: 'newQuiz', answers: ['1'] })
      await refused(quiz, generic(quiz, { eventType: 'stillCut', answers: ['1'] }), 400, message)
      await refused(quiz, generic(quiz, { applyType: 'tvc', answers: ['1'] }), 400, message)
      await refused(quiz, post('/eventSvcApi/svcApply', { eventId: quiz, eventAnswer: '1' }), 400, message)
      await refused(quiz, post('/eventSvcApi/svcEntryMbtiApply', { eventId: quiz, mbti: 'INTP' }), 400, message)
      await refused(quiz, post('/eventSvcApi/svcEntryTrendyHomeApply', { eventId: quiz, data: '집' }), 400, message)
      await refused(quiz, post('/review/cEventReview', { eventId: quiz, urls: ['https://blog.example.com/1'] }), 400, message)
      await refused(
        quiz,
        post('/eventSvcApi/svcSomeDataApply', { eventId: quiz, data01: '[]', data02: '[]' }, { as: vendor }),
        400,
        message,
      )
      const review = await open({ eventType: 'review' })
      await refused(review, apply(review), 400, message)
      await refused(review, generic(review, { data01: 'https://blog.example.com/1' }), 400, message)
      const survey = await open({ eventTab: 'research' })
      await refused(survey, apply(survey), 400, message)
    })

    test('Q-078: forged and replayed answers', async () => {
      const id = await open({ eventType: 'tvc', answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'] })
      const wrong = '정답이 아닙니다. 영상을 다시 확인해 주세요.'
      const as = member(1)
      await refused(id, generic(id, { answers: ['ㄱ', 'ㄱ', 'ㄱ', 'ㄱ'] }), 400, wrong)
      await refused(id, generic(id, { eventType: 'tvc', applyType: 'tvc', data01: '정답' }), 400, '초성만 입력할 수 있습니다.')
      await refused(id, generic(id, {}), 400, '초성 정답을 입력해 주세요.')
      await refused(id, apply(id), 400, '초성 정답을 입력해 주세요.')
      await refused(id, apply(id, { answers: Array(25).fill('ㄱ') }), 400, '답은 24개까지 보낼 수 있습니다.')
      expect(await generic(id, { answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'] }, { as })).toMatchObject(OK)
      await refused(id, generic(id, { answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'] }, { as }), 409, '이미 참여하신 이벤트입니다.')
    })

    test('half a sign spoils nobody else’s entry', async () => {
      const id = await open()
      const send = (no: number) => generic(id, { data01: no === 3 ? '반쪽 \ud83d' : '온전한 글' }, { as: member(no) })
      const all = await Promise.all([1, 2, 3, 4, 5, 6].map(send))
      expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect((await entriesIn(id)).filter(({ data01 }) => data01 === '반쪽 \ufffd')).toHaveLength(1)
    })

    test('what nobody has set cannot be solved', async () => {
      const id = await open({ eventType: 'wordCardQuiz', game: { cards: ['뷰', '창'] } })
      await refused(id, generic(id, { answers: [] }), 400, '정답이 설정되지 않았습니다.')
      await refused(id, generic(id, { answers: ['뷰', '창'] }), 400, '정답이 설정되지 않았습니다.')
    })
  })

  describe('games', () => {
    const solved: [string, Event, object, object][] = [
      ['quizChoice', { answers: ['2'] }, { answers: ['2'] }, { eventAnswer: '2' }],
      ['quizChoice by data01', {}, { data01: '1' }, { data01: '1' }],
      ['newQuiz', { answers: ['2', '1', '4'] }, { answers: ['2', '1', '4'] }, { eventAnswer: '2,1,4' }],
      ['stillCut', { answers: ['3', '4', '1', '2'] }, { answers: ['3', '4', '1', '2'] }, { applyType: 'stillCut' }],
      ['wordCardQuiz', { answers: ['뷰', '창'] }, { answers: ['뷰', '창'] }, { eventAnswer: '뷰,창' }],
      ['videoQuiz', { answers: ['단열', '소음'] }, { answers: ['단 열', '소음'] }, {}],
      ['videoQuiz by data01', { answers: ['3', '5'] }, { data01: '3,5' }, { data01: '3,5' }],
    ]
    test.each(solved)('%s: right applies (Q-076)', async (name, event, sent, row) => {
      const id = await open({ eventType: name.split(' ')[0]!, ...event })
      expect(await generic(id, sent)).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([row])
    })

    test('CX-18, Q-072: the other name of the generic call is the same call', async () => {
      const id = await open({ eventType: 'quizChoice' })
      const other = (answers: string[]) => post('/eventSvcApi/svcEntryGenericApply', { eventId: id, answers })
      await refused(id, other(['2']), 400, '정답이 아닙니다. 힌트를 확인하고 다시 선택해 주세요.')
      expect(await other(['1'])).toMatchObject(OK)
      await refused(id, generic(id, { answers: ['1'] }), 409, '이미 참여하신 이벤트입니다.')
    })

    test('an answer that was left empty keeps its place, as JSON and as a form', async () => {
      const id = await open({
        eventType: 'videoQuiz',
        answers: ['', '5'],
        game: {
          fields: [
            { label: '가', kind: 'text' },
            { label: '나', kind: 'text' },
          ],
        },
      })
      await refused(id, generic(id, { answers: ['5', ''] }), 400, '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.')
      const form = new URLSearchParams([
        ['eventId', id],
        ['answers', ''],
        ['answers', '5'],
      ])
      const { status } = await app.post('/svc/eventSvcApi/svcEntryContentShareApply', form, { as: member(), now: NOW })
      expect(status).toBe(200)
    })

    test('E-RES-500: an entry that says nothing', async () => {
      const id = await open()
      await refused(id, generic(id, { data01: '  ' }), 400, '필수 항목을 선택하거나 입력해 주세요.')
      expect((await generic(id, {})).result).toBe('500')
      expect(await generic(id, { data01: '내용' })).toMatchObject(OK)
    })

    test('V-VOTE-1, V-VOTE-4: a vote has a case of the event and a reason', async () => {
      const picture = { src: '/a.webp', alt: '' }
      const cases = [1, 2].map((no) => ({ no, title: `${no}`, href: '/styling/house', picture }))
      const id = await open({ eventType: 'constructionCase', game: { cases } })
      const vote = (data01: string) => generic(id, { eventType: 'constructionCase', applyType: 'constructionCase', data01 })
      for (const data01 of ['', '[2]', '[2]   ', '채광이 좋아요']) {
        await refused(id, vote(data01), 400, '투표 이유를 입력해 주세요.')
        expect((await vote(data01)).result).toBe('500')
      }
      await refused(id, vote('[7] 채광이 좋아요'), 400, '시공 사례를 먼저 확인한 후 선택해 주세요.')
      expect(await vote('[2] 채광이 좋아요')).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([{ data01: '[2] 채광이 좋아요' }])
    })

    test('V-TVQ-3 to V-TVQ-5: the survey and the comment of a TV quiz', async () => {
      const survey = { planQuestion: '계획', productQuestion: '제품', products: [{ value: 'window', label: '창호' }] }
      const answers = ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ']
      const id = await open({ eventType: 'tvc3', game: { survey, commentMin: 10 }, answers })
      const send = (plan: string, category: string[], comment: string) =>
        generic(id, { answers, data01: 'ㅂㅇㅈㅊ', data02: JSON.stringify({ plan, category }), data03: comment })
      const ok = '거실 창호를 바꾸고 싶어요'
      await refused(id, send('', ['window'], ok), 400, '리모델링 계획 여부를 선택해 주세요.')
      await refused(id, send('Y', [], ok), 400, '관심 제품을 1개 이상 선택해 주세요.')
      await refused(id, send('Y', ['window'], '아홉글자입니다요.'), 400, '댓글을 10자 이상 입력해 주세요.')
      await refused(id, send('Y', ['window'], ''), 400, '댓글을 입력해 주세요.')
      expect((await send('Y', ['window'], ' ')).result).toBe('500')
      await refused(id, generic(id, { answers, data02: '{"plan":', data03: ok }), 400, '리모델링 계획 여부를 선택해 주세요.')
      expect(await send('N', [], ok)).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([{ data02: '{"plan":"N","category":[]}', data03: ok }])
    })

    test('V-FW-1: whatever is written in an entry holds no forbidden word; what solves a game may be any letters', async () => {
      await app.open.db
        .insert(forbiddenWords)
        .values(['금칙어', 'ㅂㅇ'].map((word) => ({ siteId: 'site', word })))
        .onConflictDoNothing()
      const settle = await bumpTagNumbers(app.open.db, ['forbidden-words'])
      settle()
      const sentence = '금칙어가 포함되어 있습니다.'
      const picture = { src: '/a.webp', alt: '' }
      const vote = await open({ eventType: 'constructionCase', game: { cases: [{ no: 1, title: '1', href: '/styling/house', picture }] } })
      await refused(vote, generic(vote, { data01: '[1] 금 칙 어 때문에' }), 400, sentence)
      const answers = ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ']
      const survey = { planQuestion: '계획', productQuestion: '제품', products: [{ value: 'window', label: '창호' }] }
      const quiz = await open({ eventType: 'tvc3', game: { survey, commentMin: 10 }, answers })
      const send = (data03: string) => generic(quiz, { answers, data01: 'ㅂㅇㅈㅊ', data02: '{"plan":"N","category":[]}', data03 })
      await refused(quiz, send('거실 창호가 금칙어입니다'), 400, sentence)
      expect(await send('거실 창호를 바꾸고 싶어요')).toMatchObject(OK)
      const story = await open()
      const told = app.post(
        '/svc/eventSvcApi/svcEntryTrendyHomeApply',
        { eventId: story, data: '우리 집은 금.칙.어' },
        { as: member(), now: NOW },
      )
      expect((await told).data).toMatchObject({ result: '400', resultMessage: sentence })
      expect(await entriesIn(story)).toEqual([])
    })

    test('V-VQ-5, E-RES-501: an address that was told is needed, of the web, and never another’s', async () => {
      const id = await open({ eventType: 'videoQuiz', game: { shareUrl: true }, answers: ['3'] })
      const send = (data03: string, no = 1) => generic(id, { answers: ['3'], data03 }, { as: member(no) })
      await refused(id, send(''), 400, '공유한 URL을 입력해 주세요.')
      expect((await send('')).result).toBe('500')
      await refused(id, send('ftp://blog.example.com/1'), 400, '올바른 URL 형식이 아닙니다.')
      await refused(id, send('javascript:alert(1)'), 400, '올바른 URL 형식이 아닙니다.')
      expect(await send('https://blog.example.com/1')).toMatchObject(OK)
      await refused(id, send('https://www.blog.example.com/1/?utm_source=x', 2), 409, '이미 등록된 URL입니다.')
      expect((await send('http://blog.example.com/1#top', 2)).result).toBe('501')
      const both = await Promise.all([send('https://blog.example.com/2', 2), send('https://blog.example.com/2', 3)])
      expect(both.map(({ result }) => result).sort()).toEqual(['200', '501'])
    })

    test('typed pages that ask for an address do so too', async () => {
      const id = await open({ pageType: 'contentShare' })
      await refused(id, generic(id, { eventType: 'contentShare', data01: '글' }), 400, '공유한 URL을 입력해 주세요.')
      expect(await generic(id, { eventType: 'contentShare', data03: 'https://blog.example.com/1' })).toMatchObject(OK)
    })
  })
})
