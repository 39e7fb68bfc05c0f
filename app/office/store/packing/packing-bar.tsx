'use client'
import { FileSpreadsheet, ListChecks, Printer, Tags, Truck } from 'lucide-react'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import type { SheetKind } from './use-print'

interface PackingBarProps {
  orders: number
  pieces: number
  mayWrite: boolean
  isBusy: boolean
  onPrint: (kind: SheetKind) => void
  onFile: () => void
  onSend: () => void
  onClear: () => void
}

/** What is done with the chosen orders, in the order of the work: fetch, pack, label, send. */
export const PackingBar = ({ orders, pieces, mayWrite, isBusy, onPrint, onFile, onSend, onClear }: PackingBarProps) => (
  <div
    role="group"
    aria-label="고른 주문"
    className="z-(--z-sticky) mt-3 flex flex-wrap items-center gap-1.5 rounded-md bg-studio-select-soft p-2 pl-3.5 text-studio-accent-700 md:sticky md:top-2"
  >
    <strong role="status" className="mr-2 font-semibold tabular-nums">
      주문 {orders}건, {pieces}개 선택
    </strong>
    <ActButton icon={ListChecks} onClick={() => onPrint('pick')}>
      집기 목록
    </ActButton>
    {mayWrite && (
      <>
        <ActButton icon={Printer} aria-disabled={isBusy} onClick={() => onPrint('list')}>
          포장 목록
        </ActButton>
        <ActButton icon={Tags} aria-disabled={isBusy} onClick={() => onPrint('label')}>
          라벨 100 × 150
        </ActButton>
        <ActButton icon={Tags} aria-disabled={isBusy} onClick={() => onPrint('labels')}>
          라벨 A4
        </ActButton>
      </>
    )}
    <ActButton icon={FileSpreadsheet} onClick={onFile}>
      주문 파일
    </ActButton>
    {mayWrite && (
      <ActButton icon={Truck} look={MAIN_BUTTON} aria-disabled={isBusy} onClick={onSend}>
        {isBusy ? '처리하는 중입니다' : '송장 넣고 보내기'}
      </ActButton>
    )}
    <ActButton look={`${LINE_BUTTON} ml-auto`} onClick={onClear}>
      선택 해제
    </ActButton>
  </div>
)
