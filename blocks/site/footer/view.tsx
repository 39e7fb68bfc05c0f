import type { ReactNode } from 'react'
import type { ViewProps } from '@/renderer/define-block'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import type { Data } from './load'
import type { Props } from './schema'

const wrap = 'mx-auto w-[min(100%-2*var(--gutter),var(--container-base))]'

/** The legally required information (전자상거래법 제10조), and the links of the page's end. */
export function Footer({ props, data, page }: ViewProps<Props, Data>) {
  const { site } = page
  const { facts } = data
  const checkAddress = `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${facts.businessNumber.replaceAll('-', '')}`
  return (
    <footer className="bg-surface text-ink">
      <div className={`${wrap} pt-12 pb-10 md:pt-16 md:pb-14`}>
        <div className="flex flex-col gap-10 md:flex-row md:justify-between">
          <div>
            <p className="type-small text-ink-mute">고객센터</p>
            <a
              href={`tel:${facts.phone}`}
              className="mt-1 inline-flex min-h-11 items-center text-[30px] leading-10 font-semibold tracking-[-0.02em] numeric"
            >
              {facts.phone}
            </a>
            {facts.hours && <p className="type-small text-ink-mute">{facts.hours}</p>}
          </div>
          {data.menus.length > 0 && (
            <nav
              aria-label="바닥글"
              className="footer-links grid grid-cols-2 gap-x-6 gap-y-8 text-ink-soft sm:grid-cols-3 md:flex md:gap-x-[72px]"
            >
              {data.menus.map((group) => (
                <div key={group.id} data-for={group.audience}>
                  <h2 className="leading-6 font-semibold text-ink">{group.name}</h2>
                  <ul className="mt-2.5">
                    {group.children.map((entry) => (
                      <li key={entry.id} data-for={entry.audience}>
                        <SiteLink href={entry.link} site={site}>
                          {entry.name}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          )}
        </div>

        <div className="mt-10 border-t border-line pt-6 md:mt-12 md:pt-8">
          <ul className="footer-links flex flex-wrap gap-x-5 md:gap-x-7">
            {props.policies.map((policy) => (
              <li key={policy.link + policy.label}>
                <SiteLink href={policy.link} site={site} className={policy.strong ? 'font-bold' : undefined}>
                  {policy.label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <dl className="mt-4 flex max-w-(--container-narrow) flex-wrap gap-x-5 gap-y-1 text-[13px] leading-[22px] md:text-[14px] md:leading-[26px]">
            <Fact name="상호">{facts.company}</Fact>
            <Fact name="대표자">{facts.owner}</Fact>
            <Fact name="주소">{facts.address}</Fact>
            <Fact name="전화">{facts.phone}</Fact>
            <Fact name="이메일">
              <a href={`mailto:${facts.email}`} className="underline-offset-4 hover:underline">
                {facts.email}
              </a>
            </Fact>
            <Fact name="사업자등록번호">
              <span className="numeric">{facts.businessNumber}</span>{' '}
              <a href={checkAddress} target="_blank" rel="noopener" className="underline underline-offset-4">
                사업자정보확인<span className="sr-only"> (새 창)</span>
              </a>
            </Fact>
            {facts.orderNumber && <Fact name="통신판매업 신고번호">{facts.orderNumber}</Fact>}
            {facts.hosting && <Fact name="호스팅서비스 제공자">{facts.hosting}</Fact>}
            <Fact name="개인정보 보호책임자">{facts.privacyOfficer}</Fact>
          </dl>
        </div>

        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 md:mt-10">
          <p className="text-[14px] leading-6 text-ink-mute">{props.copyright}</p>
          {props.socials.length > 0 && (
            <ul className="footer-links flex flex-wrap gap-x-6 text-[14px] text-ink-soft">
              {props.socials.map((social) => (
                <li key={social.link + social.label}>
                  <SiteLink href={social.link} site={site}>
                    {social.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-1.5">
      <dt className="shrink-0 text-ink-mute">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
