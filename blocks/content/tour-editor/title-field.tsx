'use client'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { TITLE_MOST } from '@/schemas/rules/content/home-tour/tour-document'
import { useHead, useTour } from './tour-context'

/** The title, written letter by letter into the page. A longer one is marked and kept: nothing is cut during a composition. */
export function TitleField({ id }: { id: string }) {
  const { page } = useTour()
  const title = useHead(({ page: { tree } }) => tree.head.title)
  const length = [...title].length
  return (
    <div className="mt-8">
      <TextField
        id={`${id}-title`}
        label="제목"
        placeholder="어떤 집인지 한 줄로 알려 주세요"
        autoComplete="off"
        value={title}
        error={length > TITLE_MOST ? `제목은 ${TITLE_MOST}자까지 입력할 수 있습니다. 지금 ${length}자입니다.` : undefined}
        onChange={({ currentTarget: { value } }) =>
          page.edit('제목 고치기', [{ op: 'setHead', field: 'title', value }], { key: 'head:title' })
        }
        onBlur={() => page.seal()}
      />
    </div>
  )
}
