import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { TokenView } from '@windhover/core/tokens/contract'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize2 from 'lucide-react/icons/maximize-2'
import { openChart } from '../../../lib/chart-view.ts'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { backFromToken } from '../../../lib/open-token.ts'
import { PanelHeadEnd, PanelHeadStart, PanelHeadTitle } from '../../../lib/panel-head.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Address } from '../../../ui/address.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { pageCopy } from '../copy.ts'

/** What the head of the panel says of the token; where it is narrow the address stands in the body. */
export function TokenHead({ token }: { readonly token: TokenView }) {
  const phone = useMediaQuery(PHONE_QUERY)
  const { chain, address, symbol, name, logoURI } = token
  return (
    <>
      <PanelHeadTitle
        lead={
          <>
            <BackControl />
            <TokenMark token={token} size={28} badgeOn="surface" />
          </>
        }
      >
        <span title={`${name} ${symbol}`} className="flex max-w-60 gap-1.5">
          <span className="truncate">{name}</span>{' '}
          <span className="max-w-20 flex-none truncate font-normal text-3">{symbol}</span>
        </span>
      </PanelHeadTitle>
      <PanelHeadStart>
        <TokenAddress
          token={token}
          className="rounded-full border py-0.5 pl-2.5 @max-[560px]/panel:hidden max-md:hidden"
        />
      </PanelHeadStart>
      <PanelHeadEnd>
        <FeatureSlot
          name="watchStar"
          props={{ chain, address }}
          fallback={<span className={phone ? 'size-11' : 'size-7'} />}
        />
        <IconButton
          label={pageCopy.expand}
          icon={<Maximize2 size={15} aria-hidden="true" />}
          size={phone ? 44 : 28}
          onClick={() => openChart({ chain, address, symbol, name, logoUrl: logoURI })}
        />
      </PanelHeadEnd>
    </>
  )
}

/** Network and address; a coin has no address. */
export function TokenAddress({
  token: { chain, address },
  className,
}: {
  readonly token: Pick<TokenView, 'chain' | 'address'>
  readonly className?: string
}) {
  return (
    <span className={cx('inline-flex min-w-0 items-center gap-1.5 text-caption text-2', className)}>
      <span className={address === NATIVE ? 'py-0.5 pr-2.5' : undefined}>{CHAINS[chain].name}</span>
      {address !== NATIVE && <Address value={address} copy copyLabel={pageCopy.copyAddress} />}
    </span>
  )
}

/** While nothing is known of the token. */
export function PlainHead() {
  return <PanelHeadTitle lead={<BackControl />}>{pageCopy.title}</PanelHeadTitle>
}

function BackControl() {
  const phone = useMediaQuery(PHONE_QUERY)
  const back = backFromToken()
  if (back === null) return null
  const arrow = <ArrowLeft size={16} aria-hidden="true" />
  if (phone)
    return <IconButton label={pageCopy.back} icon={arrow} size={44} onClick={back} className="-ml-3" />
  return (
    <>
      <Button variant="ghost" size={32} icon={arrow} onClick={back} className="-ml-2 px-2">
        {pageCopy.back}
      </Button>
      <span aria-hidden="true" className="mr-1 h-5 border-l" />
    </>
  )
}
