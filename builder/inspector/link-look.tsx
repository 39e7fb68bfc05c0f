import { Link2 } from 'lucide-react'
import type { LinkedThing } from '@/schemas/api/site/link-targets'
import { stateWords } from '@/schemas/rules/site/link-words'
import { ICON } from '../ui/icon'
import { thumbnail } from '../ui/thumbnail'

/** A thing that a link leads to: its picture, name, kind and state. */
export function LinkLook({ thing }: { thing: LinkedThing }) {
  const { picture, name, title, address, state } = thing
  return (
    <>
      {picture ? (
        <img src={thumbnail(picture, 160)} alt="" loading="lazy" className="h-8 w-11 shrink-0 rounded-xs bg-studio-100 object-cover" />
      ) : (
        <span className="grid h-8 w-11 shrink-0 place-items-center rounded-xs bg-studio-100 text-studio-text-mute">
          <Link2 {...ICON} size={14} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{name || '이름 없음'}</span>
        <span className="block text-studio-micro wrap-anywhere text-studio-text-mute">
          {title} · <span className={state === 'live' ? '' : 'font-medium text-warning'}>{stateWords(thing)}</span> · {address}
        </span>
      </span>
    </>
  )
}
