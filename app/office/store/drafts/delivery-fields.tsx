import { TextField } from '@/builder/list/text-field'
import type { useForm } from '@/builder/list/use-form'
import { AddressFinder } from '../../_parts/address-finder'
import type { Work } from './work-of'

type Place = NonNullable<Work['delivery']>

const FIELDS = [
  { name: 'name', field: 'placeName', label: '받는 분', most: 60 },
  { name: 'phoneNo', field: 'placePhone', label: '받는 분 휴대전화 번호', most: 20 },
  { name: 'zipCode', field: 'zipCode', label: '우편번호', most: 5 },
  { name: 'address', field: 'address', label: '주소', most: 200 },
  { name: 'addressDetail', field: 'addressDetail', label: '상세 주소', most: 100 },
  { name: 'request', field: 'request', label: '배송 요청 사항', most: 200 },
] as const
export type PlaceField = (typeof FIELDS)[number]['field']
export const PLACE_FIELDS: readonly PlaceField[] = FIELDS.map(({ field }) => field)

interface DeliveryFieldsProps {
  form: Pick<ReturnType<typeof useForm<PlaceField>>, 'field' | 'mend'>
  typed: Place
  onChange: (typed: Place) => void
}

/** Where it goes. */
export const DeliveryFields = ({ form, typed, onChange }: DeliveryFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <AddressFinder
      next="addressDetail"
      onPick={(found) => {
        form.mend('zipCode', 'address')
        onChange({ ...typed, ...found })
      }}
    />
    {FIELDS.map(({ name, field, label, most }) => (
      <TextField
        key={name}
        label={label}
        value={typed[name]}
        maxLength={most}
        isOptional={name === 'addressDetail' || name === 'request'}
        {...(name === 'phoneNo' || name === 'zipCode' ? { inputMode: 'numeric' as const } : {})}
        {...form.field(field, (value) => onChange({ ...typed, [name]: value }))}
      />
    ))}
  </div>
)
