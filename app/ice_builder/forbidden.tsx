import { Refusal } from './refusal'

export default function Forbidden() {
  return <Refusal />
}
