import type { ToldToken } from '@windhover/core/discovery/told-token'
import { showPrice } from '@windhover/core/money/show-price'
import { cleanText } from '@windhover/core/text/clean-text'
import type { ReactNode } from 'react'
import { compactUsd } from '../../../lib/format-compact.ts'
import { formatChange } from '../../../lib/format-price.ts'
import { openToken } from '../../../lib/open-token.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import { type Column, RowTable } from '../../../money/cards/row-table.tsx'
import { riskCopy } from '../../../money/token-rows/copy.ts'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { listCardCopy } from './copy.ts'

const UNKNOWN = '–'

type TokenListCardProps = {
  readonly title: string
  readonly end: string
  readonly tokens: readonly ToldToken[]
  /** What this list tells last. */
  readonly last: Column & { readonly cell: (token: ToldToken) => ReactNode }
}

/** Newcomers as the agent found them; each opens its page. */
export function TokenListCard({ title, end, tokens, last }: TokenListCardProps) {
  const columns = [
    { name: listCardCopy.token },
    { name: listCardCopy.risk },
    { name: listCardCopy.price, isNumber: true },
    { name: listCardCopy.marketCap, isNumber: true, isExtra: true },
    last,
  ]
  return (
    <CardFrame title={title} end={end} padded={false}>
      {tokens.length === 0 ? (
        <Nothing>{listCardCopy.nothing}</Nothing>
      ) : (
        <RowTable
          label={title}
          fitsPhone
          columns={columns}
          rows={tokens.map((token) => ({
            id: `${token.chain} ${token.address}`,
            cells: [
              <TextButton key="token" title={cleanText(token.name)} onClick={() => openToken(token)}>
                <bdi>{shownSymbol(token)}</bdi>
              </TextButton>,
              sayRisk(token),
              token.priceUsd === null ? UNKNOWN : showPrice(token.priceUsd),
              compactUsd(token.marketCapUsd),
              last.cell(token),
            ],
          }))}
        />
      )}
    </CardFrame>
  )
}

function sayRisk({ verdict, toCheck }: ToldToken): string {
  if (verdict === 'check') return riskCopy.toCheck(toCheck)
  return { low: riskCopy.low, 'cannot-sell': riskCopy.cannotSell, unknown: UNKNOWN }[verdict]
}

export const changeCell = ({ changePct }: ToldToken) =>
  changePct === null ? UNKNOWN : formatChange(changePct)

export const progressCell = ({ progress }: ToldToken) =>
  progress === null ? UNKNOWN : `${Math.round(progress * 100)}%`
