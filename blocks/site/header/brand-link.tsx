import { Mark } from '@/blocks/base/_parts/mark'

export function BrandLink({ name }: { name: string }) {
  return (
    <a href="/" className="-ml-1 flex min-h-11 shrink-0 items-center gap-2 px-1 text-[21px] font-bold tracking-[-0.03em] md:text-[22px]">
      <Mark size={26} className="text-brand" />
      {name}
    </a>
  )
}
