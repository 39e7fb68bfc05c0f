import { Picture, type Image } from '@/blocks/base/_parts/picture'

export interface Leaf {
  image: Image
  title: string
  text: string
  isCover?: boolean
}

/** A page that we typeset: the picture above, its text below, the number in the corner. No page is blank. */
export function BookPage({ leaf, number }: { leaf: Leaf | undefined; number: number | undefined }) {
  if (!leaf) return <div className="size-full" />
  return (
    <article className="flex size-full flex-col bg-page shadow-float">
      <div className={leaf.isCover ? 'h-[74%]' : 'h-[62%]'}>
        <Picture image={leaf.image} ratio="fill" sizes="(width >= 1024px) 512px, 100vw" />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-4 md:px-8 md:py-6">
        <h3 className={leaf.isCover ? 'type-h3' : 'type-title'}>{leaf.title}</h3>
        <p className="mt-1.5 text-small text-ink-soft">{leaf.text}</p>
        {number !== undefined && !leaf.isCover && <p className="numeric mt-auto pt-2 text-right text-micro text-ink-mute">{number}</p>}
      </div>
    </article>
  )
}
