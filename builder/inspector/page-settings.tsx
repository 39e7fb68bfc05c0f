'use client'
import { useMemo, useState } from 'react'
import { SUBJECT_WORDS } from '@/schemas/words/subjects'
import { allSubjects } from '@/schemas/page/subjects'
import { LAYOUTS, type Kind } from '@/schemas/page/document'
import { mayTouch, mayTouchSome, PAGE_SETTINGS } from '@/schemas/rules/base/page-scope'
import { useEditor, useHead } from '../state/editor-provider'
import { useProblems as useFoundProblems } from '../problems/problems-provider'
import type { PageStatus } from '@/schemas/api/site/builder'
import { cleanRoute, routeFault } from './route-fault'
import { Field } from './field-list'
import { FieldRight } from './field-right'
import type { FieldSchema } from './field-schema'
import { GuardsInput } from './guards-input'
import { LAYOUT_WORDS } from './layout-words'
import { RightNote } from './right-note'
import { problemsOfPage, ProblemsOfFields } from './problems-of-fields'
import { RouteInput } from './route-input'
import { headTarget, TargetProvider } from './target'
import { useRoutes } from '../text/use-routes'
import { useRequestedField } from './use-requested-field'

const KIND_WORDS: Record<Kind, string> = { page: '페이지', fragment: '공통 조각', popup: '팝업', template: '서식' }

const TITLE: FieldSchema = {
  type: 'string',
  title: '제목',
  description: '브라우저 탭과 검색 결과에 보입니다.',
  minLength: 1,
  maxLength: 120,
  widget: 'text',
}
const DESCRIPTION: FieldSchema = {
  type: 'string',
  title: '설명',
  description: '검색 결과와 공유한 링크에 보이는 한두 문장입니다.',
  maxLength: 300,
  widget: 'textarea',
}
const IMAGE: FieldSchema = {
  type: 'string',
  title: '공유 사진',
  description: '링크를 공유할 때 보입니다. 가로로 긴 사진이 알맞습니다.',
  maxLength: 500,
  widget: 'image',
}
const NOINDEX: FieldSchema = {
  type: 'boolean',
  title: '검색에서 빼기',
  description: '검색 엔진과 사이트맵에 알리지 않습니다.',
  default: false,
  widget: 'switch',
}
const LAYOUT: FieldSchema = {
  type: 'string',
  title: '틀',
  description: '머리글과 바닥글, 너비를 정합니다. 빌더, 빈 틀, 로그인에는 머리글과 바닥글이 없습니다.',
  anyOf: LAYOUTS.map((name) => ({ const: name, title: LAYOUT_WORDS[name] })),
  default: 'default',
  widget: 'select',
}
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/

/** The settings of a document, outside its blocks. */
export function PageSettings({ status }: { status: PageStatus }) {
  const editor = useEditor()
  const { kind, subject } = useHead()
  const found = useFoundProblems((state) => state.problems)
  const problems = useMemo(() => problemsOfPage(found), [found])
  const [target] = useState(() => headTarget(editor))
  const place = useRequestedField(null)
  const subjectField = useMemo(() => subjectSchema(subject), [subject])

  return (
    <TargetProvider value={target}>
      <ProblemsOfFields problems={problems}>
        <section ref={place} aria-label={`${KIND_WORDS[kind]} 설정`} data-page-field className="flex flex-col">
          <div className="px-3.5 pt-3 pb-1.5">
            <h2 className="text-studio-title">{KIND_WORDS[kind]} 설정</h2>
            <p className="text-studio-micro text-studio-text-mute">블록을 고르면 그 블록의 속성이 보입니다.</p>
            {editor.state.role === 'adm' && !mayTouch(editor.scope, { type: PAGE_SETTINGS }) && (
              <RightNote>
                {mayTouchSome(editor.scope, PAGE_SETTINGS)
                  ? `이 역할로는 ${KIND_WORDS[kind]} 설정의 정해진 항목만 고칠 수 있습니다.`
                  : `이 역할로는 ${KIND_WORDS[kind]} 설정을 고칠 수 없습니다.`}
              </RightNote>
            )}
          </div>
          <div className="flex flex-col gap-3.5 p-3.5">
            <FieldRight pointer={kind === 'page' ? '/route' : '/id'}>
              {kind === 'page' ? <PageRoute /> : <DocumentId kind={kind} status={status} />}
            </FieldRight>
            <Field pointer="/title" schema={TITLE} isRequired />
            {kind === 'page' && (
              <>
                <h3 className="mt-2 border-t border-studio-line pt-3.5 font-semibold">검색과 공유</h3>
                <Field pointer="/seo/description" schema={DESCRIPTION} isRequired={false} />
                <Field pointer="/seo/image" schema={IMAGE} isRequired={false} />
                <Field pointer="/seo/noindex" schema={NOINDEX} isRequired={false} />
                <h3 className="mt-2 border-t border-studio-line pt-3.5 font-semibold">틀과 조건</h3>
                <Field pointer="/layout" schema={LAYOUT} isRequired={false} />
                <Field pointer="/subject" schema={subjectField} isRequired={false} />
                <FieldRight pointer="/guard">
                  <GuardsInput />
                </FieldRight>
              </>
            )}
          </div>
        </section>
      </ProblemsOfFields>
    </TargetProvider>
  )
}

function PageRoute() {
  const editor = useEditor()
  const routes = useRoutes()
  // The page's own paths are in the site's list: the current one and those it had while it was open.
  const [own, setOwn] = useState<readonly string[]>([editor.tree.head.route ?? ''])
  const { route } = useHead()
  if (route !== undefined && !own.includes(route)) setOwn([...own, route])
  const others = (routes?.names ?? []).filter((one) => !own.includes(one))
  return (
    <RouteInput
      pointer="/route"
      title="주소"
      help="바꾸면 다음 게시부터 새 주소로 열립니다. 게시할 때 옛 주소를 새 주소로 보낼 수 있습니다. :id 처럼 입력하면 그 자리에 무엇이든 올 수 있습니다."
      clean={cleanRoute}
      faultOf={(text) => routeFault(text, others)}
    />
  )
}

function DocumentId({ kind, status }: { kind: Kind; status: PageStatus }) {
  const isFixed = status !== 'draft'
  return (
    <RouteInput
      pointer="/id"
      title="이름표"
      help={
        isFixed
          ? `게시한 ${KIND_WORDS[kind]}의 이름표는 바꿀 수 없습니다. 다른 화면이 이 이름으로 부릅니다.`
          : '영문 소문자와 숫자, - 를 쓸 수 있습니다.'
      }
      clean={(text) => text.trim()}
      faultOf={(text) =>
        text === ''
          ? '이름표를 입력해 주세요.'
          : ID.test(text)
            ? undefined
            : '영문 소문자나 숫자로 시작하고, 영문 소문자와 숫자, - 만 쓸 수 있습니다.'
      }
      isReadOnly={isFixed}
    />
  )
}

function subjectSchema(current: string | undefined): FieldSchema {
  const names = [...new Set([...allSubjects(), ...Object.keys(SUBJECT_WORDS), ...(current ? [current] : [])])]
  return {
    type: 'string',
    title: '대상',
    description: '이 페이지가 다루는 기록 하나입니다. 주소의 번호로 찾고, 없으면 404 화면을 보입니다.',
    anyOf: names.map((name) => ({ const: name, title: SUBJECT_WORDS[name] ?? name })),
    widget: 'select',
  }
}
