import type { TokenDetails } from '@windhover/core/tokens/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { openToken } from '../../../lib/open-token.ts'
import { Note } from '../../../ui/note.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { pageCopy } from '../copy.ts'
import { ChartRoom } from './page-skeleton.tsx'
import { PositionCard } from './position-card.tsx'
import { PriceRow } from './price-row.tsx'
import { RisksCard } from './risks-card.tsx'
import { StatStrip } from './stat-strip.tsx'
import { TokenActions } from './token-actions.tsx'
import { TradesTabs } from './trades-tabs.tsx'
import type { Position } from './use-position.ts'

type TokenBodyProps = {
  readonly details: TokenDetails
  readonly vault: VaultView | null
  readonly position: Position
}

export function TokenBody({ details, vault, position }: TokenBodyProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const { passport } = details
  const { token, imitates } = passport
  const averageUsd = position.pnl?.averageUsd ?? null
  const actions = (
    <TokenActions token={token} isLookAlike={imitates !== null} vault={vault} position={position} />
  )
  return (
    <>
      <PanelBody padded={false} className="flex flex-col">
        <PriceRow details={details}>{!phone && actions}</PriceRow>
        {imitates !== null && (
          <Note
            tone="down"
            title={pageCopy.lookAlike(imitates.symbol)}
            className="mx-5 mb-4 flex-none max-md:-order-2 max-md:mx-4 max-md:mt-2 max-md:mb-1 @max-narrow/panel:mx-4"
          >
            {passport.risks.find(({ kind }) => kind === 'look-alike')?.text}{' '}
            <TextButton onClick={() => openToken({ chain: token.chain, address: imitates.address })}>
              {pageCopy.openOwner(imitates.symbol)}
            </TextButton>
          </Note>
        )}
        <StatStrip details={details} />
        {imitates === null && (
          <div className="flex-none max-md:-order-1">
            <FeatureSlot
              name="tokenChart"
              props={{ token: { ...token, logoUrl: token.logoURI }, averageUsd }}
              fallback={<ChartRoom />}
            />
          </div>
        )}
        <div className="grid flex-none grid-cols-2 gap-3 px-5 pt-3 pb-4 max-md:grid-cols-1 max-md:gap-0 max-md:p-0! @max-[600px]/panel:grid-cols-1 @max-narrow/panel:px-4">
          <PositionCard symbol={token.symbol} position={position} />
          <RisksCard passport={passport} />
        </div>
        <TradesTabs token={token} vault={vault} isLookAlike={imitates !== null} />
      </PanelBody>
      {phone && <div className="flex-none border-t px-4 pt-3 pb-7">{actions}</div>}
    </>
  )
}
