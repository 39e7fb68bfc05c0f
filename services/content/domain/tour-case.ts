// The case that visitors read of a tour: written when it is published, withdrawn when it is hidden, unpublished or deleted.
import { and, eq, inArray } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { sanitizePlain } from '@/lib/html/sanitize-plain'
import type { PageDocument } from '@/schemas/page/document'
import { coverOf, homeOf, tagLink, type PairProps, type PhotoProps, type TextProps } from '@/schemas/rules/content/home-tour/tour-document'
import { interiorCases, type StoryPart } from '@/services/db/tables/content'
import { commonCodes } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import { EMPTY_CASE } from './empty-tour-cases'

type Touching = Pick<Ctx, 'db' | 'siteId' | 'touch'>

/**
 * Writes the case of a tour. Its counters and its first date stay.
 * @param author the name under which the member writes.
 */
export async function publishTourCase(
  ctx: Touching & Pick<Ctx, 'now'>,
  seq: number,
  document: PageDocument,
  author: string,
): Promise<void> {
  const { db, siteId, now } = ctx
  const { summary, codes, area, address } = homeOf(document)
  const story = document.blocks.flatMap((block, i) => partOf(block.type, block.props, i))
  const cover = coverOf(document)!
  const said = {
    title: document.title.trim(),
    summary: summary.trim(),
    hImg: cover.src,
    hImgAlt: story.find(({ image }) => image === cover.src)?.caption ?? `${document.title.trim()} 대표 사진`,
    area: area ?? null,
    address: address.trim(),
    authorName: author,
    story,
    productIds: [
      ...new Set(
        document.blocks.flatMap(({ props }) => ((props as Partial<PhotoProps>).tags ?? []).flatMap(({ productId }) => productId || [])),
      ),
    ],
    publishedYn: 'Y' as const,
    ...(await conditionsOf(ctx, codes)),
  }
  await db
    .insert(interiorCases)
    .values({ seq, siteId, type: 'myhome', postedAt: now, ...said })
    .onConflictDoUpdate({ target: interiorCases.seq, set: said })
  ctx.touch('interiors', `interior:${seq}`)
}

export async function showTourCase({ db, siteId, touch }: Touching, seq: number, isShown: boolean): Promise<void> {
  await db
    .update(interiorCases)
    .set({ publishedYn: isShown ? 'Y' : 'N' })
    .where(isCase(siteId, seq))
  touch('interiors', `interior:${seq}`)
}

export async function emptyTourCase({ db, siteId, touch }: Touching, seq: number): Promise<void> {
  await db.update(interiorCases).set(EMPTY_CASE).where(isCase(siteId, seq))
  touch('interiors', `interior:${seq}`)
}

const isCase = (siteId: string, seq: number) => and(eq(interiorCases.siteId, siteId), eq(interiorCases.seq, seq))

function partOf(type: string, props: object, at: number): StoryPart[] {
  if (type === 'tour-text') {
    const html = sanitizePlain((props as TextProps).html)
    const text = textOf(html)
    return text === '' ? [] : [{ html, text }]
  }
  const { caption = '' } = props as { caption?: string }
  const words = { alt: caption.trim() || `집 사진 ${at}`, ...(caption.trim() ? { caption: caption.trim() } : {}) }
  if (type === 'tour-photo') {
    const { photo, tags } = props as PhotoProps
    return [
      {
        image: photo.src,
        ...words,
        ...(tags.length > 0 ? { points: tags.map((tag) => ({ x: tag.x, y: tag.y, link: tagLink(tag) })) } : {}),
      },
    ]
  }
  if (type !== 'tour-pair') return []
  const { left, right } = props as PairProps
  return [{ image: left.src, ...words, second: { image: right.src, alt: `${words.alt} 2` } }]
}

/** The columns of the conditions, by their codes; a code that no group has any more is left out. */
async function conditionsOf({ db }: Touching, codes: readonly string[]) {
  const known =
    codes.length > 0
      ? await db
          .select({ code: commonCodes.code, group: commonCodes.codeGroupValue })
          .from(commonCodes)
          .where(inArray(commonCodes.code, [...codes]))
      : []
  const of = (group: string) => known.filter((one) => one.group === group).map(({ code }) => code)
  const first = (group: string) => of(group)[0] ?? ''
  return {
    houseType: first('homeType'),
    size: first('homeSize'),
    familyType: first('familyType'),
    budget: first('budget'),
    style: first('style'),
    constTime: first('constTime'),
    spaces: of('space'),
    colors: of('color'),
    scopes: of('range'),
  }
}
