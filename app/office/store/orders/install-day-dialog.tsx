'use client'
import { useState } from 'react'
import { DayField } from '@/builder/moment/day-field'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { settleInstallDay } from '@/schemas/api/store/order-changes'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { toldWords } from '../../_parts/told-words'
import { MOVE_REASONS } from './move-reasons'

interface InstallDayDialogProps {
  order: Item<typeof readDeskOrder>
  onDone: (words: string) => void
  onClose: () => void
}

/** Another day than the buyer wished, or the first one; the buyer reads why. */
export function InstallDayDialog({ order, onDone, onClose }: InstallDayDialogProps) {
  const { orderId, version, wishedDay, settledDay } = order
  const [day, setDay] = useState(settledDay ?? wishedDay ?? '')
  return (
    <ReasonDialog
      title="설치일을 정합니다"
      text="고객에게 알리고, 입력하신 사유를 고객의 주문에 보여 드립니다. 쉬는 날은 고를 수 없습니다."
      label="고객에게 보일 사유"
      usual={MOVE_REASONS.installDay}
      words="설치일 정하기"
      busyWords="정하는 중입니다"
      onSubmit={async (reason) => {
        if (!day) throw new CallFailure('400', '설치일을 골라 주세요.')
        await call(settleInstallDay, { orderId, version, day, reason })
        onDone(toldWords('설치일을 정했습니다.'))
      }}
      onClose={onClose}
    >
      <DayField label="설치일" value={day} onChange={setDay} />
    </ReasonDialog>
  )
}
