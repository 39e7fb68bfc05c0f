'use client'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { FileJson, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { createPage, listPieces } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { LAYOUTS, type Kind, type Layout } from '@/schemas/page/document'
import { LAYOUT_WORDS } from '../inspector/layout-words'
import { StudioDialog } from '../ui/studio-dialog'
import { LINE_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { ChooseFilter } from '../list/choose-filter'
import { checkNew, cleanNew, DOCUMENT_FIELDS, parseDocument, type NewDocument } from './check-new'
import { DocumentFields } from './document-fields'
import { FormField } from '../list/form-field'
import { INVALID_FIELD } from '../ui/field'
import { FormActions } from '../list/form-actions'
import { FormAlert } from '../list/form-alert'
import { hasLayouts } from './list-view'
import { KIND_WORDS } from './place-words'
import { proposeName } from './propose-name'
import { TemplatePicture } from '../ui/template-picture'
import { useForm } from '../list/use-form'
import { useTakenNames } from './use-taken-names'

const LAYOUT_CHOICES = [
  { value: '', words: '서식이나 파일의 틀, 없으면 기본' },
  ...LAYOUTS.map((value) => ({ value, words: LAYOUT_WORDS[value] })),
]
const EMPTY = 'empty'
const FILE = 'file'

interface CreateDialogProps {
  kind: Kind
  onClose: () => void
  onCreated: (name: string) => void
}

/** A new document: empty, from a template, or out of a file. */
export function CreateDialog({ kind, onClose, onCreated }: CreateDialogProps) {
  const words = KIND_WORDS[kind]
  const [typed, setTyped] = useState<NewDocument>({ title: '', name: '' })
  // The name follows the title until the editor types a name.
  const [isOwnName, setOwnName] = useState(false)
  const taken = useTakenNames(kind)
  const value = isOwnName ? typed : { ...typed, name: proposeName(kind, typed.title, taken) }
  const [layout, setLayout] = useState<Layout | ''>('')
  const [source, setSource] = useState(EMPTY)
  const [text, setText] = useState('')

  const form = useForm(async () => {
    const input = cleanNew(kind, value)
    if (isOwnName) setTyped(input)
    const faults = checkNew(kind, input)
    const read = source === FILE ? parseDocument(text) : undefined
    if (faults.title || faults.name) return faults
    if (read && 'fault' in read) return { file: read.fault }
    const { item } = await call(createPage, {
      kind,
      ...input,
      ...(layout && hasLayouts(kind) ? { layout } : {}),
      ...(read && 'definition' in read ? { definition: read.definition } : {}),
      ...(source !== EMPTY && source !== FILE ? { templateId: source } : {}),
    })
    onCreated(item.name)
  }, DOCUMENT_FIELDS)

  function takeText(content: string): void {
    setText(content)
    form.mend('problems', 'form', 'file')
    const read = parseDocument(content)
    if (!('definition' in read)) return
    const { title, route, id } = read.definition
    const name = kind === 'page' ? route : id
    // Typed values are not overwritten.
    setTyped((old) => ({
      title: old.title || (typeof title === 'string' ? title : ''),
      name: (isOwnName && old.name) || (typeof name === 'string' ? name : ''),
    }))
    if (typeof name === 'string' && name !== '') setOwnName(true)
  }

  return (
    <StudioDialog title={`${words.create} 만들기`} onClose={onClose} wide>
      <form {...form.given} className="flex min-h-0 flex-col gap-4">
        <div className="-mx-1 flex min-h-0 flex-col gap-4 overflow-y-auto px-1 pb-1">
          <DocumentFields
            kind={kind}
            value={value}
            faults={form.faults}
            isProposed={!isOwnName}
            onChange={(next) => {
              const isTitle = next.title !== value.title
              if (isTitle) form.mend('title')
              if (!isTitle || !isOwnName) form.mend('name')
              // An emptied name follows the title again.
              if (next.name !== value.name) setOwnName(next.name !== '')
              setTyped(next)
            }}
          />
          <Sources kind={kind} value={source} onChange={setSource} />
          {source === FILE && <FileFields text={text} fault={form.faults.file} onText={takeText} />}
          {hasLayouts(kind) && (
            <div className="flex flex-col gap-1">
              <span className="text-studio-label">틀</span>
              <ChooseFilter
                label="틀"
                choices={LAYOUT_CHOICES}
                value={layout}
                onChoose={(next) => setLayout(next as Layout | '')}
                className="w-full font-normal"
              />
            </div>
          )}
          <FormAlert faults={form.faults} />
        </div>
        <FormActions isBusy={form.isBusy} words="만들고 편집" busyWords="만드는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}

function Sources({ kind, value, onChange }: { kind: Kind; value: string; onChange: (value: string) => void }) {
  const hasTemplates = kind !== 'template'
  const { data, error, mutate } = useSWR<Answer<typeof listPieces>, unknown>(hasTemplates ? 'templates' : null, () =>
    call(listPieces, { kind: 'template' }),
  )
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-studio-label">시작 방식</legend>
      <RadioGroup
        aria-label="시작 방식"
        value={value}
        onValueChange={(next) => onChange(next)}
        className="grid grid-cols-2 gap-2 md:grid-cols-3"
      >
        <Source value={EMPTY} picture={<Plus {...ICON} size={20} />} title={KIND_WORDS[kind].empty} text="블록 없이" />
        {data?.items.map(({ id, title, blocks, published }) => (
          <Source
            key={id}
            value={id}
            picture={<TemplatePicture blocks={blocks} />}
            title={title}
            text={`서식, 블록 ${blocks.length}개${published ? '' : ', 초안'}`}
          />
        ))}
        <Source value={FILE} picture={<FileJson {...ICON} size={20} />} title="JSON 불러오기" text="내보낸 파일에서" />
      </RadioGroup>
      {error !== undefined && (
        <p role="alert" className="mt-1 flex items-center gap-2 text-studio-label font-normal text-danger">
          서식 목록을 불러오지 못했습니다.
          <button type="button" className={LINE_BUTTON} onClick={() => void mutate()}>
            다시 불러오기
          </button>
        </p>
      )}
    </fieldset>
  )
}

function Source({ value, picture, title, text }: { value: string; picture: ReactNode; title: string; text: string }) {
  return (
    <Radio.Root
      value={value}
      className="flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-md border border-studio-line text-left text-studio-text-mute select-none hover:border-studio-300 hover:bg-studio-chrome data-checked:border-studio-select data-checked:bg-studio-select-soft data-checked:text-studio-accent-700 data-checked:shadow-[inset_0_0_0_1px_var(--color-studio-select)]"
    >
      <span aria-hidden className="grid aspect-4/3 w-full place-items-center overflow-hidden border-b border-studio-line bg-studio-chrome">
        {picture}
      </span>
      <span className="min-w-0 px-2.5 py-2">
        <span className="line-clamp-2 font-medium break-all text-studio-text">{title}</span>
        <span className="block text-studio-label font-normal text-studio-text-mute">{text}</span>
      </span>
    </Radio.Root>
  )
}

function FileFields({ text, fault, onText }: { text: string; fault: string | undefined; onText: (text: string) => void }) {
  return (
    <>
      <FormField label="JSON 파일">
        {(aria) => (
          <input
            {...aria}
            type="file"
            accept="application/json,.json"
            className="block w-full file:mr-3 file:h-8 file:rounded-sm file:border file:border-studio-300 file:bg-studio-panel file:px-3 file:font-medium"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) void file.text().then(onText)
            }}
          />
        )}
      </FormField>
      <FormField label="또는 붙여 넣기" fault={fault}>
        {(aria) => (
          <textarea
            {...aria}
            data-field="file"
            rows={5}
            value={text}
            spellCheck={false}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            className={`${FIELD} h-auto shrink-0 resize-y py-2 font-mono pointer-coarse:h-auto max-md:h-auto ${INVALID_FIELD}`}
          />
        )}
      </FormField>
    </>
  )
}
