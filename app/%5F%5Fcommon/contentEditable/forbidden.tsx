import { Refusal } from '@/app/ice_builder/refusal'

export default function Forbidden() {
  return <Refusal />
}
