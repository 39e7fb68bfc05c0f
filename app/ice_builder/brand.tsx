import { Mark } from '@/blocks/base/_parts/mark'
import { settings } from '@/services/base/settings'

/** The name of the company in the builder. */
export function Brand() {
  return (
    <>
      <Mark size={20} className="text-brand" />
      {settings().brandName} <span className="text-studio-body tracking-normal text-studio-text-mute">마루</span>
    </>
  )
}
