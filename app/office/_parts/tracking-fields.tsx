'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { TextField } from '@/builder/list/text-field'
import { CARRIER_IDS, CARRIERS, isTrackingNo, plainTrackingNo, type CarrierId } from '@/schemas/rules/store/carriers'

const CHOICES = CARRIER_IDS.map((value) => ({ value, words: CARRIERS[value].words }))

/** A carrier and the number of a parcel, as `TrackingFields` shows them; `fault` says what is wrong with the number. */
export function useTracking() {
  const [carrier, setCarrier] = useState<CarrierId>('cj')
  const [trackingNo, setTrackingNo] = useState('')
  const { words, help } = CARRIERS[carrier]
  const fault = isTrackingNo(carrier, plainTrackingNo(trackingNo)) ? undefined : `${words} 송장 번호는 ${help}입니다.`
  return { carrier, trackingNo, fault, setCarrier, setTrackingNo }
}

interface TrackingFieldsProps {
  of: ReturnType<typeof useTracking>
  /** What the last sending refused. */
  fault: string | undefined
  /** Called with every change, which makes the fault a thing of the past. */
  onMend: () => void
}

export function TrackingFields({ of: { carrier, trackingNo, setCarrier, setTrackingNo }, fault, onMend }: TrackingFieldsProps) {
  return (
    <>
      <ChooseFilter
        label="택배사"
        choices={CHOICES}
        value={carrier}
        onChoose={(next) => {
          onMend()
          setCarrier(next)
        }}
      />
      <TextField
        label="송장 번호"
        fault={fault}
        help={CARRIERS[carrier].help}
        field="trackingNo"
        value={trackingNo}
        maxLength={30}
        spellCheck={false}
        isRequired
        onChange={(value) => {
          onMend()
          setTrackingNo(value)
        }}
        look="tabular-nums"
      />
    </>
  )
}
