'use client'
import { Search } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { TextField } from '@/builder/list/text-field'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { searchAddresses } from '@/schemas/api/site/addresses'
import { UNEXPECTED } from '@/schemas/words/unexpected'

interface AddressFinderProps {
  /** The field (`data-field`) of the same form that is typed next. */
  next: string
  /** Receives the postal code and the street; the detail is typed. */
  onPick: (found: { zipCode: string; address: string }) => void
}

const FEW = '찾은 주소가 없습니다. 도로명이나 건물명을 바꾸어 찾거나 아래 칸에 직접 입력해 주세요.'

/** Addresses by street or building, inside another form: its Enter searches and sends nothing. The fields below stay open for typing. */
export function AddressFinder({ next, onPick }: AddressFinderProps) {
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<Listed<typeof searchAddresses>[]>([])
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const turn = useRef(0)

  async function search(): Promise<void> {
    const mine = ++turn.current
    setFault('')
    if (keyword.trim().length < 2) return setFault('도로명, 건물명 또는 지번을 두 글자 이상 입력해 주세요.')
    setSaid('주소를 찾고 있습니다.')
    try {
      const { items, totalCount } = await call(searchAddresses, { keyword: keyword.trim(), page: 1, size: 20 })
      if (mine !== turn.current) return
      setFound(items)
      const more = totalCount > items.length ? ` 앞의 ${items.length}개를 보여 드리니 번지까지 입력하시면 좁혀집니다.` : ''
      setSaid(items.length === 0 ? FEW : `주소 ${totalCount.toLocaleString('ko-KR')}개를 찾았습니다.${more}`)
    } catch (failure) {
      if (mine !== turn.current) return
      setFound([])
      setSaid('')
      setFault(failure instanceof CallFailure ? (failure.problems[0]?.message ?? failure.message) : UNEXPECTED)
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void search()
  }

  return (
    <div role="search" aria-label="주소 검색" className="col-span-full">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1" onKeyDown={onKeyDown}>
          <TextField
            label="주소 검색"
            isOptional
            placeholder="예) 세종대로"
            value={keyword}
            maxLength={80}
            fault={fault}
            onChange={setKeyword}
          />
        </div>
        <ActButton icon={Search} onClick={() => void search()}>
          주소 찾기
        </ActButton>
      </div>
      <p role="status" className="mt-2 text-studio-text-mute empty:hidden">
        {said}
      </p>
      {found.length > 0 && (
        <ul
          aria-label="찾은 주소"
          className="mt-2 max-h-60 divide-y divide-studio-line overflow-y-auto rounded-md border border-studio-line"
        >
          {found.map((one) => (
            <li key={`${one.postCode} ${one.road}`}>
              <button
                type="button"
                className="w-full px-3 py-2 text-left wrap-anywhere hover:bg-studio-100"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('form')?.querySelector<HTMLElement>(`[data-field=${next}]`)?.focus()
                  onPick({ zipCode: one.postCode, address: [one.address, one.extraAddress].filter(Boolean).join(' ') })
                  setFound([])
                  setSaid(`${one.postCode} ${one.road} 주소를 넣었습니다. 상세 주소를 이어서 입력해 주세요.`)
                }}
              >
                {one.road}
                <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">
                  {one.postCode} · 지번 {one.jibun}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
