import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { NoRight } from '@/app/office/_parts/no-right'
import { pathOf } from '@/app/path-of'
import { rightsOf } from '@/schemas/rules/base/rights'
import { rendererSite } from '@/renderer/site'
import { openDraft } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { KINDS, type Kind } from '@/schemas/page/document'
import { Brand } from '../../brand'
import { IntroduceBlocks } from '../../introduce-blocks'
import { requireStaff } from '../../require-staff'
import { EditorScreen } from './editor-screen.lazy'

interface Props {
  params: Promise<{ url: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A page is requested by its route; a fragment, popup or template by its name and `?kind=`. */
async function open({ params, searchParams }: Props) {
  const path = pathOf((await params).url)
  const { kind: requestedKind } = await searchParams
  const kind = KINDS.find((name) => name === requestedKind) ?? 'page'
  const draft = await read(kind, kind === 'page' ? path : path.slice(1))
  if (!draft) notFound()
  return 'refusal' in draft ? draft : { path, draft }
}

/** Read once per request, because metadata and body share it. */
const read = cache(async (kind: Kind, name: string) => {
  try {
    return (await call(openDraft, { kind, name })).item
  } catch (error) {
    // Of a section that is not the role's: the sentence names it.
    if (error instanceof CallFailure && error.problems[0]?.keyword === 'right') return { refusal: error.message }
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const person = await requireStaff()
  if (!rightsOf(person).sees('pages')) return { title: '페이지 편집' }
  const opened = await open(props)
  if ('refusal' in opened) return { title: '페이지 편집' }
  return { title: `${opened.draft.definition.title} 편집` }
}

/** The editor of one document. */
export default async function EditorPage(props: Props) {
  const person = await requireStaff()
  const rights = rightsOf(person)
  if (!rights.sees('pages')) return <NoRight brand={<Brand />} person={person} here="page" title="페이지" />
  const opened = await open(props)
  if ('refusal' in opened) return <NoRight brand={<Brand />} person={person} here="page" title="페이지" why={opened.refusal} />
  const { path, draft } = opened
  const { site, phone, now } = rendererSite()
  const { suffix: _, ...rest } = site
  const shown = { ...rest, phone: await phone() }
  return (
    <IntroduceBlocks>
      <EditorScreen
        draft={draft}
        person={{ id: person.id, role: rights.writes('pages') ? 'adm' : 'mng', scope: rights.scope, isSeeing: person.seeing !== undefined }}
        page={{ now: now().toISOString(), path: draft.kind === 'page' ? path : '/', params: {}, query: {}, site: shown }}
      />
    </IntroduceBlocks>
  )
}
