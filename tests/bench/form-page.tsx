// The form of a record of as many fields as the URL says, in the browser: the screen's own fields, actions and session, and a server that
// answers every save. tests/bench/figures/forms.mjs builds it and types into it.
import { createRoot } from 'react-dom/client'
import { Type, type TSchema } from 'typebox'
import { RecordActions } from '@/app/office/records/record-actions'
import { RecordFields } from '@/app/office/records/record-fields'
import { asOpened, useRecordForm } from '@/app/office/records/use-record-form'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { defineRecord } from '@/schemas/records/define-record'
import { choiceField, lineField, momentField, optionalLineField, paragraphField, toggleField, wholeField } from '@/schemas/records/fields'

/** As many of each kind as a long form has: half of it is text. */
const KINDS: readonly ((title: string) => TSchema)[] = [
  (title) => optionalLineField(title),
  (title) => paragraphField(title),
  (title) => choiceField(title, { a: '하나', b: '둘', c: '셋' }, { default: 'a' }),
  (title) => toggleField(title),
  (title) => optionalLineField(title),
  (title) => wholeField(title, { default: 0 }),
  (title) => optionalLineField(title),
  (title) => momentField(title),
  (title) => optionalLineField(title),
  (title) => paragraphField(title),
]
/** Fields of one section. */
const IN_SECTION = 10

const count = Number(new URLSearchParams(location.search).get('fields'))
const names = Array.from({ length: count - 1 }, (_, at) => `field${at + 1}`)
const form = Type.Object({
  title: lineField('제목', 1_000),
  ...Object.fromEntries(names.map((name, at) => [name, KINDS[at % KINDS.length]!(`항목 ${at + 1}`)])),
})
const all = ['title', ...names]
const type = defineRecord({
  type: 'notices',
  title: '긴 양식',
  form,
  groups: Array.from({ length: Math.ceil(all.length / IN_SECTION) }, (_, at) => ({
    title: `${at + 1}번째 묶음`,
    fields: all.slice(at * IN_SECTION, (at + 1) * IN_SECTION) as never,
  })),
  name: 'title',
  list: { columns: [], usual: { by: 'name', direction: 'asc' } },
  visibility: 'drafts',
})

const by = { id: 'bench', name: '측정' }
const values = { title: '', ...Object.fromEntries(names.map((name, at) => [name, valueOf(at)])) }
function valueOf(at: number): unknown {
  return (
    [`항목의 글 ${at}`, `항목의 글 ${at}`, 'a', false, `항목의 글 ${at}`, at, `항목의 글 ${at}`, '2026-06-01T00:00:00.000Z'][at % 10] ??
    '글'
  )
}
let version = 1
const opened = () => ({
  ...{ id: '1', name: '긴 양식', state: 'draft' as const, values, published: null, publishedAt: null, publishAt: null, withdrawAt: null },
  ...{
    deletedAt: null,
    problems: [],
    path: '',
    previewPath: '',
    isPreviewHeld: false,
    updatedBy: by,
    updatedAt: '2026-06-01T00:00:00.000Z',
    version,
  },
})
setCaller((async () => ({ item: { ...opened(), version: ++version } })) as unknown as Caller)

function Page() {
  const record = useRecordForm(
    type,
    asOpened(opened()),
    { ...by, loginId: 'bench', role: 'adm', favourites: [] },
    { fields: [], lacking: [] },
  )
  return (
    <main>
      <RecordActions form={record} />
      <RecordFields form={record} />
    </main>
  )
}

createRoot(document.getElementById('form')!).render(<Page />)
